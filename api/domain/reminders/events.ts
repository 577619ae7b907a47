import { formatMoney } from '../../../common/billing/money.ts';
import { occurrencesOf } from '../../../common/billing/occurrences.ts';
import { daysLater, type Day } from '../../../common/billing/schedule.ts';
import type { ReminderKind } from '../../../common/forms/reminderForms.ts';
import { lazilyFor } from '../../../common/lazily.ts';
import { locale } from '../../../common/locale.ts';
import { said, type Text } from '../../../common/said.ts';
import { reminderTexts } from '../../errorTexts.ts';
import { priceInWords } from '../../priceInWords.ts';
import { decisionsOf } from '../outlook/decisions.ts';
import type { TrackedRow } from '../subscriptions/tracked.ts';

/** Something that somebody can be reminded of. */
export interface ReminderEvent {
  kind: ReminderKind;
  day: Day;
  /** What happens, as a saying (common/said.ts). */
  text: string;
}

const textOf = (name: ReminderKind | 'renewalByHand'): Text =>
  reminderTexts.find(({ id }) => id === `reminder.${name}`)!;

const fullDate = lazilyFor((where) => new Intl.DateTimeFormat(where, { dateStyle: 'full', timeZone: 'UTC' }));

/**
 * What happens to a subscription from today until some days later.
 *
 * @param where the reader's locale, of localeFor()
 */
export function eventsOf(subscription: TrackedRow, today: Day, days: number, where = locale()): ReminderEvent[] {
  const { row, currency, timeline } = subscription;
  const to = daysLater(today, days);
  const saying = (text: Text, day: Day, amounts: { amount: string; before?: string }) =>
    said(text, { name: row.name, day: fullDate(where).format(new Date(day)), ...amounts });
  const price = (amountCents: number) => priceInWords({ ...timeline, amountCents }, currency, where);
  const decisions = decisionsOf(subscription, today, to).map(
    ({ kind, day, beforeCents, afterCents }): ReminderEvent => ({
      kind,
      day,
      text: saying(textOf(kind), day, { amount: price(afterCents), before: price(beforeCents) }),
    }),
  );
  const trialEnd = decisions.find(({ kind }) => kind === 'trialEnd')?.day;
  const renewals = occurrencesOf(subscription, { from: today, before: daysLater(to, 1), today })
    // The end of a trial says what is paid on that day.
    .filter(({ state, dueOn }) => state === 'expected' && dueOn !== trialEnd)
    .map(({ dueOn: day, amountCents }): ReminderEvent => ({
      kind: 'renewal',
      day,
      text: saying(textOf(subscription.autoRenews ? 'renewal' : 'renewalByHand'), day, {
        amount: formatMoney(amountCents, currency, where),
      }),
    }));
  return [...decisions, ...renewals];
}
