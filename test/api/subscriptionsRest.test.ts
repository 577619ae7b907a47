import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { call, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';
import { netflix } from '../support/subscriptions.ts';

let ada: Viewer;
let bob: Viewer;
beforeAll(async () => {
  ada = await signedIn('ada');
  bob = await signedIn('bob');
});

describe('/api/subscriptions', () => {
  it('tracks, lists, changes and forgets', async () => {
    const eve = await signedIn('eve');
    const input = {
      name: 'Netflix',
      price: '$120/year',
      monthlyAmount: 1_000,
      category: 'side-quest',
      nextBillingDate: '',
    };
    const created = await call('POST', '/api/subscriptions', input, eve);
    expect(created.status).toBe(201);
    const subscription = (await created.json()) as { id: number };
    expect(subscription).toMatchObject({
      id: expect.any(Number),
      name: 'Netflix',
      price: '$120/year',
      amountCents: 12_000,
      cycleCount: 1,
      cycleUnit: 'year',
      monthlyAmount: 1_000,
      currency: 'USD',
      category: 'side-quest',
      isActive: true,
      nextBillingDate: null,
    });
    const path = `/api/subscriptions/${subscription.id}`;
    expect(await (await call('PUT', path, { isActive: false, category: 'work' }, eve)).json()).toMatchObject({
      isActive: false,
      category: 'work',
      price: '$120/year',
    });
    expect(await (await call('GET', '/api/subscriptions', undefined, eve)).json()).toMatchObject([{ isActive: false }]);
    expect((await call('DELETE', path, undefined, bob)).status).toBe(404);
    expect((await call('DELETE', path, undefined, eve)).status).toBe(200);
    expect(await (await call('GET', '/api/subscriptions', undefined, eve)).json()).toEqual([]);
  });

  it('lists them all, also more than a page', async () => {
    const fay = await signedIn('fay');
    await db.trackedSubscription.createMany({
      data: Array.from({ length: 230 }, (_, index) => ({
        userId: fay.user.id,
        name: `Number ${index}`,
        ...byMonth(100),
      })),
    });
    const names = ((await (await call('GET', '/api/subscriptions', undefined, fay)).json()) as { name: string }[]).map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(230);
  });

  it('is for those who are signed in', async () => {
    for (const [method, path, body] of [
      ['GET', '/api/subscriptions', undefined],
      ['POST', '/api/subscriptions', netflix],
      ['PUT', '/api/subscriptions/1', netflix],
      ['DELETE', '/api/subscriptions/1', undefined],
    ] as const) {
      const answer = await call(method, path, body);
      expect([method, answer.status, await answer.json()]).toEqual([
        method,
        401,
        { message: 'You need to be logged in.' },
      ]);
    }
  });

  it.each(['0', '-1', '1.5', 'abc', '9'.repeat(30), '__proto__', '2147483648'])(
    'has nothing under the id %s',
    async (id) => {
      expect((await call('PUT', `/api/subscriptions/${id}`, netflix, ada)).status).toBe(404);
    },
  );
});
