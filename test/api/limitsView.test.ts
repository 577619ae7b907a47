import '../support/db.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { emailOf, from, logIn, registered } from '../support/accounts.ts';
import { root } from '../support/administration.ts';
import { sendText, signedIn } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

const settings = { ...env };
afterEach(() => void Object.assign(env, settings));

async function ask<Data>(query: string): Promise<Data> {
  return ((await (await sendText(query, {}, root)).json()) as { data: Data }).data;
}

const refused = async () =>
  (await ask<{ refusedCallers: [] }>('{ refusedCallers { limit user { username } network count lastHour } }'))
    .refusedCallers;

const hour = 3_600_000;
const instant = expect.stringMatching(/^\d{4}-.*:00:00\.000Z$/);
const wrongLogins = async (times: number, address: string) => {
  for (let time = 0; time < times; time += 1) await from(address, () => logIn('nobody', 'wrong horse'));
};

describe('whom limits refuse', () => {
  it('is counted, users by their name and visitors by their network without its last part', async () => {
    await wrongLogins(8, '203.0.113.77');
    await wrongLogins(6, '2001:db8:12:34::5');
    const ada = await registered('ada_2', '198.51.100.9');
    const proof = 'mutation { prove(input: { password: "wrong horse" }) { __typename } }';
    for (let time = 0; time < 7; time += 1) await from('198.51.100.9', () => sendText(proof, {}, ada));
    await expect.poll(refused).toEqual([
      { limit: 'pair-minute', user: null, network: '203.0.113.*', count: 3, lastHour: instant },
      { limit: 'pair-minute', user: { username: 'ada_2' }, network: null, count: 2, lastHour: instant },
      { limit: 'pair-minute', user: null, network: '2001:db8:12:*', count: 1, lastHour: instant },
    ]);
    expect(JSON.stringify(await db.refusal.findMany())).not.toMatch(/77|:34:|example\.com/);
  });

  it('is forgotten after a day, and an account that is gone has no name', async () => {
    await db.refusal.deleteMany();
    const at = (hours: number) => new Date(Math.floor(Date.now() / hour - hours) * hour);
    await db.refusal.createMany({
      data: [
        { hour: at(2), limit: 'points', userId: 999_999, count: 5 },
        { hour: at(3), limit: 'points', userId: 999_999, count: 6 },
        { hour: at(25), limit: 'points', network: '192.0.2.*', count: 9 },
      ],
    });
    expect(await refused()).toEqual([
      { limit: 'points', user: null, network: null, count: 11, lastHour: at(2).toJSON() },
    ]);
  });
});

it('tells the limits of the settings, and what is left of the AI provider’s day', async () => {
  Object.assign(env, { MAX_STACKS: 7, AI_DAILY_LIMIT: 40, RATE_LIMITS: 'off' });
  const query = `{ limits { isOn pointsAMinute changesAMinute aiQuestionsADay aiQuestionsToday
    maxSubscriptions maxStacks maxStackTools maxAccessTokens } }`;
  expect(await ask(query)).toEqual({
    limits: {
      isOn: false,
      pointsAMinute: 100_000,
      changesAMinute: 300,
      aiQuestionsADay: 40,
      aiQuestionsToday: 0,
      maxSubscriptions: 5_000,
      maxStacks: 7,
      maxStackTools: 100,
      maxAccessTokens: 50,
    },
  });
});

it('names the ten accounts that are nearest to a quota', async () => {
  Object.assign(env, { MAX_SUBSCRIPTIONS: 10, MAX_STACKS: 4 });
  for (let number = 0; number < 12; number += 1) {
    const { user } = await signedIn(`full_${number}`);
    const subscription = { userId: user.id, name: 'Netflix', ...byMonth(100) };
    await db.trackedSubscription.createMany({ data: Array.from({ length: number % 6 }, () => subscription) });
    if (number === 3)
      await db.stack.createMany({
        data: Array.from({ length: 3 }, () => ({ userId: user.id, name: 'S', projectType: 'work', budget: 1 })),
      });
  }
  const { nearestQuotas } = await ask<{ nearestQuotas: object[] }>(
    '{ nearestQuotas { user { username } quota rows most } }',
  );
  expect(nearestQuotas).toHaveLength(10);
  expect(nearestQuotas.slice(0, 3)).toEqual([
    { user: { username: 'full_3' }, quota: 'STACKS', rows: 3, most: 4 },
    { user: { username: 'full_5' }, quota: 'SUBSCRIPTIONS', rows: 5, most: 10 },
    { user: { username: 'full_11' }, quota: 'SUBSCRIPTIONS', rows: 5, most: 10 },
  ]);
  expect(JSON.stringify(nearestQuotas)).not.toContain(emailOf('full'));
});
