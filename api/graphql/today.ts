import type { Day } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import type { User } from '../generated/prisma/client.ts';

/** By the user, who is read anew for each request: it takes some microseconds to tell, and midnight may pass meanwhile. */
const todays = new WeakMap<User, Day>();

/** Today where somebody lives. */
export function todayOf(user: User): Day {
  const known = todays.get(user);
  if (known !== undefined) return known;
  const today = todayIn(user.timeZone);
  todays.set(user, today);
  return today;
}
