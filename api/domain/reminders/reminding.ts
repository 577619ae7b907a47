import { hourOf, todayIn } from '../../../common/billing/today.ts';
import { daysLater, type Day } from '../../../common/billing/schedule.ts';
import { usualRules, type ReminderKind, type ReminderRule } from '../../../common/forms/reminderForms.ts';
import { localeFor } from '../../../common/locale.ts';
import { said } from '../../../common/said.ts';
import type { NoticeKind } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { reminderTexts } from '../../errorTexts.ts';
import { Prisma, type ReminderSettings } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';
import type { Job } from '../../jobs/job.ts';
import { log } from '../../log.ts';
import { subscriptionAddress } from '../subscriptions/subscriptionAddress.ts';
import { trackedBy, type TrackedRow } from '../subscriptions/tracked.ts';
import { announce, type Notice } from './announcing.ts';
import { eventsOf, type ReminderEvent } from './events.ts';

/** Whose turn it is, and the database's time. */
type Turn = ReminderSettings & { timeZone: string; locale: string; now: Date };

/** A reminder that may be due. */
interface Candidate extends ReminderEvent {
  subscription: TrackedRow;
  daysBefore: number;
  channel: string;
}

/** Reminds everybody whose hour has come. */
export const remindersJob: Job = {
  name: 'reminders',
  everyMs: 15_000,
  retryMs: 60_000,
  async run({ signal }) {
    let didSomething = false;
    while (await remindNext()) {
      didSomething = true;
      signal.throwIfAborted();
    }
    return didSomething;
  },
};

/** Reminds the next user whose hour has come; false when there is none. Any number of servers may do this at once. */
async function remindNext(): Promise<boolean> {
  let userId: number | undefined;
  try {
    return await db.$transaction(async (transaction) => {
      const [turn] = await transaction.$queryRaw<Turn[]>`
        SELECT reminder_settings.*, users."timeZone", users.locale, now() AS now FROM reminder_settings
        JOIN users ON users.id = reminder_settings."userId"
        WHERE "nextAt" <= now() AND users."disabledAt" IS NULL ORDER BY "nextAt" LIMIT 1 FOR UPDATE OF reminder_settings SKIP LOCKED`;
      if (!turn) return false;
      userId = turn.userId;
      await remind(turn, transaction);
      return true;
    });
  } catch (error) {
    if (userId === undefined) throw error;
    // Others must not wait for somebody whose reminders fail.
    log.error({ err: error, userId }, 'somebody could not be reminded');
    await db.$executeRaw`UPDATE reminder_settings SET "nextAt" = now() + interval '1 hour' WHERE "userId" = ${userId}`;
    return true;
  }
}

async function remind(turn: Turn, transaction: Prisma.TransactionClient): Promise<void> {
  const { userId, timeZone, hour, now } = turn;
  const today = todayIn(timeZone, now);
  const isTime = hourOf(today, hour, timeZone) <= now;
  if (isTime) {
    const candidates = (await trackedBy(userId, today, timeZone, transaction)).flatMap((subscription) =>
      candidatesOf(subscription, rulesOf(turn, subscription), today, localeFor(turn.locale)),
    );
    await tell(userId, await fresh(userId, candidates, transaction), today, transaction);
  }
  const nextAt = hourOf(isTime ? daysLater(today, 1) : today, hour, timeZone);
  await transaction.$executeRaw`UPDATE reminder_settings SET "nextAt" = ${nextAt} WHERE "userId" = ${userId}`;
}

const rulesOf = ({ rules }: ReminderSettings, { row }: TrackedRow): readonly ReminderRule[] =>
  (row.reminderRules ?? rules ?? usualRules) as unknown as readonly ReminderRule[];

/** All that a user wants to know by today about what happens from today on. */
function candidatesOf(
  subscription: TrackedRow,
  rules: readonly ReminderRule[],
  today: Day,
  where: string | undefined,
): Candidate[] {
  const longest = Math.max(-1, ...rules.map(({ daysBefore }) => daysBefore));
  if (longest < 0) return [];
  return eventsOf(subscription, today, longest, where).flatMap((event) =>
    rules
      .filter(({ kind, daysBefore }) => kind === event.kind && event.day <= daysLater(today, daysBefore))
      .flatMap(({ daysBefore, channels }) =>
        channels.map((channel) => ({ ...event, subscription, daysBefore, channel })),
      ),
  );
}

/** Those that nobody was reminded of yet; they are noted, in the transaction that tells them. */
async function fresh(
  userId: number,
  candidates: readonly Candidate[],
  transaction: Prisma.TransactionClient,
): Promise<Candidate[]> {
  if (candidates.length === 0) return [];
  const noted = await transaction.$queryRaw<
    { subscriptionId: number; kind: ReminderKind; day: Day; daysBefore: number; channel: string }[]
  >`
    INSERT INTO reminders ("userId", "subscriptionId", kind, day, "daysBefore", channel)
    SELECT ${userId}::integer, * FROM unnest(
      ${candidates.map(({ subscription }) => subscription.row.id)}::integer[], ${candidates.map(({ kind }) => kind)}::text[],
      ${candidates.map(({ day }) => day)}::date[], ${candidates.map(({ daysBefore }) => daysBefore)}::integer[],
      ${candidates.map(({ channel }) => channel)}::text[])
    ON CONFLICT DO NOTHING RETURNING "subscriptionId", kind, day::text AS day, "daysBefore", channel`;
  const keyOf = (...parts: unknown[]) => parts.join(' ');
  const keys = new Set(
    noted.map(({ subscriptionId, kind, day, daysBefore, channel }) =>
      keyOf(subscriptionId, kind, day, daysBefore, channel),
    ),
  );
  return candidates.filter(({ subscription, kind, day, daysBefore, channel }) =>
    keys.has(keyOf(subscription.row.id, kind, day, daysBefore, channel)),
  );
}

const noticeKinds: Record<ReminderKind, NoticeKind> = {
  renewal: 'renewal',
  trialEnd: 'trial-end',
  cancelBy: 'cancel-by',
  priceRise: 'price-rise',
};

const noticeOf = ({ kind, text, subscription: { row } }: Candidate): Notice => ({
  kind: noticeKinds[kind],
  text,
  url: subscriptionAddress(row.id),
  subscriptionId: row.id,
});

/** Tells them: each entry of the inbox for itself, everything else once a day and channel. */
async function tell(
  userId: number,
  reminders: readonly Candidate[],
  today: Day,
  transaction: Prisma.TransactionClient,
): Promise<void> {
  for (const [channel, all] of Map.groupBy(reminders, (reminder) => reminder.channel)) {
    // Several lead times of the same thing may have come at once.
    const own = [...Map.groupBy(all, ({ text }) => text).values()].map(([first]) => first!);
    if (channel === 'inbox') {
      for (const each of own) {
        const key = `reminder ${each.subscription.row.id} ${each.kind} ${each.day} ${each.daysBefore}`;
        const announcement = { title: each.text, day: each.day, lines: [noticeOf(each)] };
        await announce(transaction, userId, [channel], announcement, key);
      }
      continue;
    }
    const ordered = own.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    const first = ordered[0]!;
    const digest = reminderTexts.find(({ id }) => id === 'reminder.digest')!;
    const title = ordered.length === 1 ? first.text : said(digest, { count: ordered.length });
    const key = `reminders ${today} ${first.subscription.row.id} ${first.kind} ${first.day} ${first.daysBefore}`;
    await announce(transaction, userId, [channel], { title, day: first.day, lines: ordered.map(noticeOf) }, key);
  }
}

/** Reminders of what is long over. */
export const expiredReminders: Expired = {
  table: 'reminders',
  key: 'ctid',
  where: () => Prisma.sql`day < current_date - 60`,
};
