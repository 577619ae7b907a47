import { cancelBy } from '../../../common/billing/notice.ts';
import { convert, type Rates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { rounded, type Fraction } from '../../../common/billing/fraction.ts';
import { asShown } from '../../../common/billing/money.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { localeFor, locale } from '../../../common/locale.ts';
import type { AdviceKind } from '../../../common/values.ts';
import type { TrackedSubscription, User } from '../../generated/prisma/client.ts';
import { agreementOf } from '../subscriptions/storedTimeline.ts';
import { trackedBy, type TrackedRow } from '../subscriptions/tracked.ts';
import type { Advice } from './advice.ts';
import { advise } from './advise.ts';
import { keyOf } from './keys.ts';
import { labelNamesOf, type LabelNames } from './labelNames.ts';
import { linksOf, type AdviceLink } from './links.ts';
import { needName } from './overlaps.ts';
import type { Held } from './portfolio.ts';
import { answersOfUse, type UseAnswers } from './use.ts';
import { isLess } from './yearCost.ts';
import { write, type WrittenSentence } from './writing.ts';

/** Who asks, and how they read. */
export type Reader = Pick<User, 'id' | 'currency' | 'timeZone' | 'locale'>;

/** A piece of advice for its reader. */
export interface ShownAdvice {
  key: string;
  kind: AdviceKind;
  rows: TrackedSubscription[];
  /** What a year of doing so saves, exactly, in hundredths of the reader's currency; undefined without a rate. */
  worth: Fraction | undefined;
  savingCents: number;
  currency: Currency;
  /** The same in the reader's currency; null without a rate. */
  displayCents: number | null;
  title: WrittenSentence;
  evidence: WrittenSentence[];
  links: AdviceLink[];
  /** What a cheaper tool would have to do, in words. */
  needs: string[];
}

const heldOf = (
  { row, timeline, currency }: TrackedRow,
  today: Day,
  answers: UseAnswers,
  { people = [], tags = [] }: LabelNames = {},
): Held => ({
  id: row.id,
  name: row.name,
  currency,
  timeline,
  note: [row.description ?? '', ...tags].join('\n').trim() || null,
  people,
  cancelBy: cancelBy(timeline, agreementOf(row), today),
  use: answers.get(row.id)?.use ?? null,
});

/** All advice for a user, decided or not: what saves most comes first. Three statements. */
export async function adviceOf(user: Reader, today: Day, rates: Rates): Promise<ShownAdvice[]> {
  const [tracked, answers, labels] = await Promise.all([
    trackedBy(user.id, today, user.timeZone),
    answersOfUse(user.id),
    labelNamesOf(user.id),
  ]);
  const held = tracked.map((each) => heldOf(each, today, answers, labels.get(each.row.id)));
  const rows = new Map(tracked.map(({ row }) => [row.id, row]));
  const shown = advise({ today, held, rates }).map((advice) => shownOf(advice, rows, user, rates));
  return shown.toSorted((a, b) => compared(a.worth, b.worth) || (a.key < b.key ? -1 : 1));
}

function shownOf(
  advice: Advice,
  rows: ReadonlyMap<number, TrackedSubscription>,
  user: Reader,
  rates: Rates,
): ShownAdvice {
  const { kind, subjects, saving, currency, title, evidence, needs } = advice;
  const where = localeFor(user.locale) ?? locale();
  const worth = convert({ cents: saving, currency }, user.currency as Currency, rates);
  return {
    key: keyOf(advice),
    kind,
    rows: subjects.map(({ id }) => rows.get(id)!),
    worth,
    savingCents: rounded(saving),
    currency,
    displayCents: worth ? asShown(worth, user.currency) : null,
    title: write(title, where),
    evidence: evidence.map((sentence) => write(sentence, where)),
    links: linksOf(advice, rows),
    needs: needs.map(needName),
  };
}

/** The larger first; what cannot be compared comes last. */
function compared(a: Fraction | undefined, b: Fraction | undefined): number {
  if (!a || !b) return a ? -1 : b ? 1 : 0;
  return isLess(b, a) ? -1 : isLess(a, b) ? 1 : 0;
}
