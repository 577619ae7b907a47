import type * as z from 'zod/mini';
import { withRestart } from '../../../common/billing/changes.ts';
import { convert } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { asDecimal } from '../../../common/billing/fraction.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { nextPayment } from '../../../common/billing/timeline.ts';
import { todayIn } from '../../../common/billing/today.ts';
import type { paymentForm } from '../../../common/forms/paymentForms.ts';
import { hasRoomSql } from '../../database/quota.ts';
import { InvalidInputError, issue } from '../../errors.ts';
import { Prisma, type Payment, type TrackedSubscription, type User } from '../../generated/prisma/client.ts';
import { changeSubscription } from './changeSubscription.ts';
import { ratesOn } from './rates.ts';
import { agreementColumnsOf, timelineOf } from './storedTimeline.ts';
import { columnsOf } from './timelineChanges.ts';

/** Whose subscriptions they are, and where they live. */
type Owner = Pick<User, 'id' | 'timeZone'>;

/** The most payments that an account may record. */
const mostPayments = 50_000;

/**
 * Records what became of a payment; a record of the same day is replaced. When the rhythm restarts, the payment moves to
 * the day on which it was made, and the next ones are counted from there.
 *
 * @throws NotFoundError when the user has no such subscription.
 * @throws InvalidInputError when nothing is due on that day, or the user has recorded as many payments as they may
 */
export function recordPayment(
  { id: userId, timeZone }: Owner,
  id: number,
  { dueOn, state, restarts, ...given }: z.output<typeof paymentForm>,
): Promise<TrackedSubscription> {
  return changeSubscription(userId, id, async (row, transaction) => {
    const timeline = timelineOf(row);
    const due = nextPayment(timeline, dueOn);
    const before = await recordOf(id, dueOn, transaction);
    if (due?.dueOn !== dueOn && !before) throw new InvalidInputError(issue('dueOn', 'payment.notDue'));
    const today = todayIn(timeZone);
    const paidOn = state === 'skipped' ? null : (given.paidOn ?? (dueOn < today ? dueOn : today));
    const restartsOn = restarts ? paidOn : null;
    if (restartsOn !== null && before) await removeRecord(id, dueOn, transaction);
    await store(
      {
        subscriptionId: id,
        userId,
        dueOn: restartsOn ?? dueOn,
        state,
        amountCents: paidOn === null ? 0 : (given.amountCents ?? due?.amountCents ?? Number(before?.amountCents)),
        paidOn,
        ...(await currencyOf(given.currency ?? null, row.currency as Currency, paidOn, transaction)),
      },
      transaction,
    );
    return restartsOn === null
      ? {}
      : columnsOf({ ...timeline, ...withRestart(timeline, dueOn, restartsOn) }, agreementColumnsOf(row));
  });
}

/**
 * Forgets what was recorded of a payment.
 *
 * @throws NotFoundError when the user has no such subscription.
 * @throws InvalidInputError when nothing was recorded
 */
export function forgetPayment({ id: userId }: Owner, id: number, dueOn: Day): Promise<TrackedSubscription> {
  return changeSubscription(userId, id, async (_row, transaction) => {
    if (!(await removeRecord(id, dueOn, transaction)))
      throw new InvalidInputError(issue('dueOn', 'payment.notRecorded'));
    return {};
  });
}

type Client = Pick<Prisma.TransactionClient, 'payment' | '$executeRaw' | '$queryRaw'>;

const recordOf = (subscriptionId: number, dueOn: Day, { payment }: Client): Promise<Payment | null> =>
  payment.findUnique({ where: { subscriptionId_dueOn: { subscriptionId, dueOn: new Date(dueOn) } } });

const removeRecord = async (subscriptionId: number, dueOn: Day, { payment }: Client): Promise<boolean> =>
  (await payment.deleteMany({ where: { subscriptionId, dueOn: new Date(dueOn) } })).count > 0;

/** The currency of a payment, with the rate of its day unless it is the subscription's. */
async function currencyOf(given: Currency | null, own: Currency, paidOn: Day | null, client: Client) {
  if (given === null || given === own || paidOn === null) return { currency: own, rate: null };
  const rates = await ratesOn(paidOn, client);
  const rate = convert({ cents: { over: 1n, under: 1n }, currency: given }, own, rates.perEuro);
  if (!rate) throw new InvalidInputError(issue('currency', 'currency.withoutRate'));
  return { currency: given, rate: asDecimal(rate, 12) };
}

interface NewPayment {
  subscriptionId: number;
  userId: number;
  dueOn: Day;
  state: string;
  amountCents: number;
  currency: string;
  rate: string | null;
  paidOn: Day | null;
}

async function store(payment: NewPayment, client: Client): Promise<void> {
  const { subscriptionId, userId, dueOn, state, amountCents, currency, rate, paidOn } = payment;
  const before = await recordOf(subscriptionId, dueOn, client);
  const stored = await client.$executeRaw`
    INSERT INTO "subscription_payments" ("subscriptionId", "userId", "dueOn", "state", "amountCents", "currency", "rate",
      "paidOn")
    SELECT ${subscriptionId}::integer, ${userId}::integer, ${dueOn}::date, ${state}::text, ${amountCents}::bigint,
      ${currency}::text, ${rate}::numeric, ${paidOn}::date
    WHERE ${before ? Prisma.sql`TRUE` : hasRoomSql('payment', userId, mostPayments)}
    ON CONFLICT ("subscriptionId", "dueOn") DO UPDATE SET "state" = excluded."state",
      "amountCents" = excluded."amountCents", "currency" = excluded."currency", "rate" = excluded."rate",
      "paidOn" = excluded."paidOn"`;
  if (stored === 0) throw new InvalidInputError(issue('', 'payments.tooMany', { maximum: mostPayments }));
}
