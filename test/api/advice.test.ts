import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { tracked } from '../support/subscriptions.ts';

const today = todayIn('UTC');

beforeAll(seedRates);

let people = 0;
const somebody = () => signedIn(`advised_${people++}`);

graphql(`
  fragment TestAdvice on User {
    advice {
      key
      kind
      subscriptions {
        id
        name
      }
      savingCentsYear
      currency
      displayCentsYear
      title
      evidence {
        code
        text
      }
      links {
        kind
        name
        url
      }
      needs
    }
    adviceDecisions {
      key
      state
      until
      savesFrom
    }
    savings {
      potentialCentsYear
      currency
      ideas
      savedCents
      months {
        month
        cents
      }
    }
    useQuestion {
      name
    }
  }
`);

const read = graphql(`
  query TestReadAdvice {
    viewer {
      ...TestAdvice
    }
  }
`);

const set = graphql(`
  mutation TestSetAdviceState($key: String!, $state: AdviceState!) {
    result: setAdviceState(key: $key, state: $state) {
      __typename
      ... on SetAdviceStatePayload {
        user {
          ...TestAdvice
        }
      }
    }
  }
`);

const reopen = graphql(`
  mutation TestReopenAdvice($key: String!) {
    result: reopenAdvice(key: $key) {
      __typename
      ... on ReopenAdvicePayload {
        user {
          ...TestAdvice
        }
      }
    }
  }
`);

const answer = graphql(`
  mutation TestAnswerUse($id: ID!, $use: Use) {
    result: answerUse(id: $id, use: $use) {
      __typename
      ... on AnswerUsePayload {
        user {
          ...TestAdvice
        }
      }
    }
  }
`);

const review = graphql(`
  query TestYearReview {
    viewer {
      yearReview {
        from
        to
        paidCents
        payments
        savedCents
        currency
        biggest {
          totalCents
          subscription {
            name
          }
        }
        rises {
          day
          beforeCents
          afterCents
        }
      }
    }
  }
`);

const adviceOf = async (viewer: Viewer) => (await send(read, {}, viewer)).data!.viewer!;

/** Somebody who pays for Zoom and Google Meet. */
async function meeting() {
  const viewer = await somebody();
  const zoom = await tracked(viewer, { name: 'Zoom Pro', price: '$16.99/month', startsOn: '2024-03-05' });
  const meet = await tracked(viewer, { name: 'Google Meet', price: '$8/month' });
  return { viewer, zoom: zoom.id, meet: meet.id };
}

describe('advice', () => {
  it('says what is tracked twice over, why, and what that costs a year', async () => {
    const { viewer } = await meeting();
    const { advice } = await adviceOf(viewer);
    expect(advice.map(({ kind, savingCentsYear }) => [kind, savingCentsYear])).toEqual([
      ['OVERLAP', 9_600],
      ['YEARLY_PLAN', 12 * 1_699 - 15_990],
    ]);
    const [overlap, yearly] = advice;
    expect(overlap).toMatchObject({
      title: 'Zoom and Google Meet do the same',
      subscriptions: [{ name: 'Zoom Pro' }, { name: 'Google Meet' }],
      currency: 'USD',
      displayCentsYear: 9_600,
      evidence: [{ code: 'advice.overlap.need' }, { text: 'Ending Google Meet saves $96.00 a year.' }],
    });
    expect(yearly!.evidence.map(({ text }) => text)).toEqual([
      'The Pro plan costs $159.90 a year. Twelve months cost you $203.88.',
      'You have paid by the month since March 2024.',
      expect.stringMatching(/^We last checked this list price in \w+ \d{4}/),
    ]);
  });

  it('counts each subscription once in what could be saved', async () => {
    const { viewer } = await meeting();
    expect((await adviceOf(viewer)).savings).toMatchObject({
      potentialCentsYear: 9_600,
      ideas: 2,
      savedCents: 0,
      months: [],
    });
  });

  it('is empty for somebody who pays for nothing twice, and for what the catalogue does not know', async () => {
    const viewer = await somebody();
    for (const name of ['Netflix', 'Disney+', 'Gym', 'Apple', 'Box of vegetables'])
      await tracked(viewer, { name, price: '€7.99/month' });
    expect(await adviceOf(viewer)).toMatchObject({ advice: [], savings: { potentialCentsYear: 0, ideas: 0 } });
  });

  it('shows what it saves in the display currency too, and keeps that of the subscription', async () => {
    const viewer = await somebody();
    for (const name of ['Spotify', 'Spotify Premium']) await tracked(viewer, { name, price: '€10.99/month' });
    const [duplicate] = (await adviceOf(viewer)).advice;
    expect(duplicate).toMatchObject({ kind: 'DUPLICATE', savingCentsYear: 13_188, currency: 'EUR' });
    expect(duplicate!.displayCentsYear).toBeGreaterThan(13_188);
  });

  it('lists names as people do where its reader lives', async () => {
    const viewer = await somebody();
    for (const name of ['Spotify', 'Spotify Premium', 'Spotify Family', 'spotify'])
      await tracked(viewer, { name, price: '£5/month' });
    const entriesFor = async (locale: string) => {
      await db.user.update({ where: { id: viewer.user.id }, data: { locale } });
      return (await adviceOf(viewer)).advice[0]!.evidence[0]!.text;
    };
    const names = 'These are the same service: Spotify, Spotify Premium, Spotify Family';
    expect(await entriesFor('en-US')).toBe(`${names}, and 1 other.`);
    expect(await entriesFor('en-GB')).toBe(`${names} and 1 other.`);
  });

  it('leads to where it is followed: to what was noted, or else to the site of the service', async () => {
    const { viewer } = await meeting();
    const of = { userId: viewer.user.id };
    const linksNow = async () => (await adviceOf(viewer)).advice.map(({ kind, links }) => [kind, links]);
    const sites = {
      zoom: { kind: 'SITE', name: 'Zoom Pro', url: 'https://www.zoom.com' },
      meet: { kind: 'SITE', name: 'Google Meet', url: 'https://meet.google.com' },
    };
    expect(await linksNow()).toEqual([
      // Only what it would end.
      ['OVERLAP', [sites.meet]],
      ['YEARLY_PLAN', [sites.zoom]],
    ]);
    const cancelUrl = 'https://meet.example/cancel';
    await db.trackedSubscription.updateMany({ where: of, data: { cancelUrl } });
    expect(await linksNow()).toEqual([
      ['OVERLAP', [{ kind: 'CANCEL', name: 'Google Meet', url: cancelUrl }]],
      // A plan is not changed where it is cancelled.
      ['YEARLY_PLAN', [sites.zoom]],
    ]);
    await db.trackedSubscription.deleteMany({ where: of });
    const { id } = await tracked(viewer, { name: 'Gym', price: '$40/month' });
    await send(answer, { id, use: 'NO' }, viewer);
    expect(await linksNow()).toEqual([['UNUSED', []]]);
  });

  it('leads to the tool to move to', async () => {
    const viewer = await somebody();
    await tracked(viewer, { name: 'Zoom Pro', price: '$16.99/month' });
    const links = (await adviceOf(viewer)).advice
      .filter(({ kind }) => kind === 'ALTERNATIVE')
      .map((each) => each.links);
    expect(links).toEqual([
      [expect.objectContaining({ kind: 'OTHER' }), expect.objectContaining({ kind: 'SITE', name: 'Zoom Pro' })],
    ]);
  });

  it('leaves out what is paused, cancelled or removed', async () => {
    const { viewer } = await meeting();
    await db.trackedSubscription.updateMany({
      where: { userId: viewer.user.id, name: 'Google Meet' },
      data: { removedAt: new Date() },
    });
    expect((await adviceOf(viewer)).advice.map(({ kind }) => kind)).not.toContain('OVERLAP');
  });

  it('is decided about, and the decision taken back', async () => {
    const { viewer } = await meeting();
    const [overlap, yearly] = (await adviceOf(viewer)).advice;
    const dismissed = await send(set, { key: overlap!.key, state: 'DISMISSED' }, viewer);
    expect(dismissed.data?.result).toMatchObject({
      user: { advice: [{ kind: 'YEARLY_PLAN' }], savings: { potentialCentsYear: 4_398 } },
    });
    const snoozed = await send(set, { key: yearly!.key, state: 'SNOOZED' }, viewer);
    expect(snoozed.data?.result).toMatchObject({
      user: {
        advice: [],
        adviceDecisions: [
          { key: yearly!.key, state: 'SNOOZED', until: daysLater(today, 30) },
          { key: overlap!.key, state: 'DISMISSED', until: null },
        ],
      },
    });
    const reopened = await send(reopen, { key: overlap!.key }, viewer);
    expect(reopened.data?.result).toMatchObject({ user: { advice: [{ kind: 'OVERLAP' }] } });
    expect((await send(reopen, { key: overlap!.key }, viewer)).data?.result.__typename).toBe('NotFoundError');
  });

  it('comes back when its rest is over', async () => {
    const { viewer } = await meeting();
    const [overlap] = (await adviceOf(viewer)).advice;
    await send(set, { key: overlap!.key, state: 'SNOOZED' }, viewer);
    expect((await adviceOf(viewer)).advice).toHaveLength(1);
    await db.adviceDecision.updateMany({ where: { userId: viewer.user.id }, data: { until: new Date(today) } });
    expect((await adviceOf(viewer)).advice).toHaveLength(2);
  });

  it('is of nobody else', async () => {
    const { viewer } = await meeting();
    const [overlap] = (await adviceOf(viewer)).advice;
    const other = await somebody();
    expect((await send(set, { key: overlap!.key, state: 'DONE' }, other)).data?.result.__typename).toBe(
      'NotFoundError',
    );
    expect((await send(set, { key: 'overlap-1', state: 'DONE' }, viewer)).data?.result.__typename).toBe(
      'NotFoundError',
    );
  });
});

describe('what was saved', () => {
  it('counts by the day from when it was done, month by month', async () => {
    const { viewer } = await meeting();
    const [overlap] = (await adviceOf(viewer)).advice;
    await send(set, { key: overlap!.key, state: 'DONE' }, viewer);
    // Two months and more ago.
    const first = `${daysLater(`${today.slice(0, 7)}-01`, -32).slice(0, 7)}-01`;
    await db.adviceDecision.updateMany({ where: { userId: viewer.user.id }, data: { savesFrom: new Date(first) } });
    const { savings, advice } = await adviceOf(viewer);
    expect(advice.map(({ kind }) => kind)).toEqual(['YEARLY_PLAN']);
    const days = Number(today.slice(8));
    const inMonth = new Date(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0).getDate();
    const thisMonth = Math.floor((800 * days) / inMonth + 0.5);
    expect(savings.months.map(({ cents }) => cents)).toEqual([thisMonth, 800, 800]);
    expect(savings.months[0]!.month).toBe(today.slice(0, 7));
    expect(savings.savedCents).toBe(1_600 + thisMonth);
  });

  it('begins once, however often it is said', async () => {
    const { viewer } = await meeting();
    const { key } = (await adviceOf(viewer)).advice[0]!;
    await send(set, { key, state: 'DONE' }, viewer);
    await db.adviceDecision.updateMany({
      where: { userId: viewer.user.id },
      data: { savesFrom: new Date('2026-01-01') },
    });
    await send(set, { key, state: 'DONE' }, viewer);
    expect((await adviceOf(viewer)).adviceDecisions).toMatchObject([{ savesFrom: '2026-01-01' }]);
  });
});

describe('the question whether something was used', () => {
  it('is about the most expensive one, gives advice, and then rests for a month', async () => {
    const viewer = await somebody();
    await tracked(viewer, { name: 'Cheap', price: '$1/month' });
    const { id: gym } = await tracked(viewer, { name: 'Gym', price: '$40 every 4 weeks' });
    expect((await adviceOf(viewer)).useQuestion).toEqual({ name: 'Gym' });
    const { data } = await send(answer, { id: gym, use: 'NO' }, viewer);
    expect(data?.result).toMatchObject({
      user: { advice: [{ kind: 'UNUSED', savingCentsYear: 52_179, needs: [] }], useQuestion: null },
    });
    const monthAgo = new Date(Date.now() - 31 * 86_400_000);
    await db.useAnswer.updateMany({ where: { userId: viewer.user.id }, data: { answeredAt: monthAgo } });
    expect((await adviceOf(viewer)).useQuestion).toEqual({ name: 'Cheap' });
    await send(answer, { id: gym, use: null }, viewer);
    expect((await adviceOf(viewer)).advice).toEqual([]);
  });

  it('is answered for one’s own subscriptions only', async () => {
    const { zoom } = await meeting();
    const other = await somebody();
    expect((await send(answer, { id: zoom, use: 'NO' }, other)).data?.result.__typename).toBe('NotFoundError');
  });
});

it('reviews the last twelve months: what was paid, what cost most, and what rose', async () => {
  const viewer = await somebody();
  const from = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  await tracked(viewer, { name: 'Paper', price: '$10/month', startsOn: daysLater(from, 3) });
  await tracked(viewer, { name: 'Insurance', price: '$300/year', startsOn: daysLater(from, 10) });
  const rise = daysLater(today, -40);
  await db.trackedSubscription.updateMany({
    where: { userId: viewer.user.id, name: 'Insurance' },
    data: { prices: [{ from: rise, amountCents: 33_000 }] },
  });
  const { data } = await send(review, {}, viewer);
  expect(data?.viewer?.yearReview).toMatchObject({
    to: daysLater(today, -1),
    paidCents: 12 * 1_000 + 30_000,
    payments: 13,
    savedCents: 0,
    currency: 'USD',
    biggest: [
      { totalCents: 30_000, subscription: { name: 'Insurance' } },
      { totalCents: 12_000, subscription: { name: 'Paper' } },
    ],
    rises: [{ day: rise, beforeCents: 30_000, afterCents: 33_000 }],
  });
});

it('is listed and decided by REST', async () => {
  const { viewer, zoom, meet } = await meeting();
  const list = await call('GET', '/api/advice', undefined, viewer);
  const advice = (await list.json()) as { id: string; kind: string; subscriptionIds: number[] }[];
  const number = (id: string) => Number(Buffer.from(id, 'base64').toString().split(':')[1]);
  expect(advice[0]).toEqual({
    id: expect.stringMatching(/^overlap-/),
    kind: 'overlap',
    subscriptionIds: [number(zoom), number(meet)],
    savingCentsYear: 9_600,
    currency: 'USD',
    title: 'Zoom and Google Meet do the same',
    evidence: [
      { code: 'advice.overlap.need', text: expect.any(String) },
      { code: 'advice.endCheapest', text: 'Ending Google Meet saves $96.00 a year.' },
    ],
  });
  const done = await call('PUT', `/api/advice/${advice[0]!.id}`, { state: 'done' }, viewer);
  expect([done.status, await done.json()]).toEqual([200, { id: advice[0]!.id, state: 'done' }]);
  const after = (await (await call('GET', '/api/advice', undefined, viewer)).json()) as { kind: string }[];
  expect(after.map(({ kind }) => kind)).toEqual(['yearly-plan']);
  const other = await call('PUT', `/api/advice/${advice[0]!.id}`, { state: 'done' }, await somebody());
  expect([other.status, await other.json()]).toEqual([404, { message: 'No such advice.' }]);
  const notAState = { message: 'The state must be done, snoozed or dismissed' };
  for (const [id, body, refusal] of [
    [advice[1]!.id, { state: 'maybe' }, [400, notAState]],
    [advice[1]!.id, {}, [400, notAState]],
    [advice[1]!.id, { state: ['done'] }, [400, notAState]],
    ['nonsense', { state: 'done' }, [404, { message: 'No such advice.' }]],
    [`${advice[1]!.id}0`, { state: 'done' }, [404, { message: 'No such advice.' }]],
  ] as const) {
    const refused = await call('PUT', `/api/advice/${id}`, body, viewer);
    expect([refused.status, await refused.json()]).toEqual(refusal);
  }
  expect(await (await call('GET', '/api/advice', undefined, viewer)).json()).toEqual(after);
});
