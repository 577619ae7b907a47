import type { DatedRates } from '../../common/billing/conversion.ts';
import { adviceOf, type ShownAdvice } from '../domain/advice/adviceOf.ts';
import { decisionsOf } from '../domain/advice/decisions.ts';
import type { AdviceDecision, User } from '../generated/prisma/client.ts';
import type { Context } from '../viewer/context.ts';
import { ratesFor } from './rates.ts';
import { todayOf } from './today.ts';

interface Known {
  advice: ShownAdvice[];
  decisions: AdviceDecision[];
  rates: DatedRates;
}

/** By the user, who is read anew for each request, and again after each mutation. */
const asked = new WeakMap<User, Promise<Known>>();

/** A user's advice and what they decided about it, once for each time that the user is read. */
export function adviceFor(user: User, context: Context): Promise<Known> {
  const known = asked.get(user) ?? askAll(user, context);
  asked.set(user, known);
  return known;
}

async function askAll(user: User, context: Context): Promise<Known> {
  const [rates, decisions] = await Promise.all([ratesFor(context)(), decisionsOf(user.id)]);
  return { rates, decisions, advice: await adviceOf(user, todayOf(user), rates.perEuro) };
}

/** Forgets what was asked, because a mutation has changed it. */
export const forgetAdvice = (user: User): boolean => asked.delete(user);
