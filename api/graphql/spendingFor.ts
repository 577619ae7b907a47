import { spendingOf, type Spending } from '../domain/subscriptions/spending.ts';
import type { User } from '../generated/prisma/client.ts';
import { batched } from './batch.ts';
import { figuresOf, type Asked } from './keptFigures.ts';
import { ratesFor } from './rates.ts';
import { todayOf } from './today.ts';

const readSpending = batched(spendingOf);

/** What a user's active subscriptions cost. */
export const spendingFor = (user: User, asked: Asked): Promise<Spending> =>
  figuresOf(
    'spending',
    user,
    asked,
    async () => (await readSpending(asked.context, user.id, todayOf(user), ratesFor(asked.context)))!,
  );
