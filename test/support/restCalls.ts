/** When imported by a test file, gives it users with a stack and a subscription, and calls about these. */
import { beforeAll, beforeEach } from 'vitest';
import { db } from '../../api/database/db.ts';
import { call, signedIn, type Viewer } from './api.ts';

export const cooking = { name: 'Cooking', projectType: 'side-quest', budget: 60, projectDescription: 'Videos' };
export const netflix = {
  name: 'Netflix',
  price: '$120/year',
  amountCents: 12_000,
  cycleCount: 1,
  cycleUnit: 'year',
  monthlyAmount: 1_000,
  category: 'entertainment',
  isActive: true,
  nextBillingDate: '2999-01-31',
};

/** ada owns the stack and the subscription; bob is another user, root an administrator. */
export let ada: Viewer;
export let bob: Viewer;
export let root: Viewer;
export let stack: number;
export let subscription: number;

beforeAll(async () => {
  ada = await signedIn('ada');
  bob = await signedIn('bob');
  root = await signedIn('root', true);
});
beforeEach(async () => {
  [stack, subscription] = [await newStack(ada), await newSubscription(ada)];
});

const newStack = async ({ user }: Viewer) => (await db.stack.create({ data: { ...cooking, userId: user.id } })).id;

async function newSubscription({ user }: Viewer): Promise<number> {
  const { price: _price, monthlyAmount: _amount, isActive: _active, nextBillingDate, ...rest } = netflix;
  const data = { ...rest, startsOn: new Date(nextBillingDate), userId: user.id };
  return (await db.trackedSubscription.create({ data })).id;
}

/** Makes a call; `{stack}`, `{subscription}` and `{bob}` in its path are replaced by ids. */
export async function answerOf(method: string, path: string, body?: unknown, viewer?: Viewer) {
  const answer = await call(
    method,
    path.replace('{stack}', `${stack}`).replace('{subscription}', `${subscription}`).replace('{bob}', `${bob.user.id}`),
    body,
    viewer,
  );
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as any) };
}
