import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { remindersJob } from '../../api/domain/reminders/reminding.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { ReminderRuleInput, TrackSubscriptionInput } from '../../api/generated/operations/graphql.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { lifeAfter, addPrice } from '../support/subscriptionLife.ts';
import { tracked, update } from '../support/subscriptions.ts';

const today = todayIn('UTC');
const inDays = (days: number) => daysLater(today, days);

let people = 0;
let ada: Viewer;
beforeEach(async () => {
  ada = await signedIn(`ada_${people++}`);
  await remindAt(0);
});
afterEach(() => vi.useRealTimers());

const setReminders = graphql(`
  mutation TestSetReminders($input: SetRemindersInput!) {
    result: setReminders(input: $input) {
      __typename
      ... on SetRemindersPayload {
        user {
          reminders {
            rules {
              channels
            }
          }
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

const setOwn = graphql(`
  mutation TestSetSubscriptionReminders($id: ID!, $input: SetSubscriptionRemindersInput!) {
    result: setSubscriptionReminders(id: $id, input: $input) {
      __typename
    }
  }
`);

const inbox = graphql(`
  query TestRemindersInbox {
    viewer {
      inbox(first: 100) {
        edges {
          node {
            kind
            day
            text
          }
        }
      }
    }
  }
`);

const everything: ReminderRuleInput[] = [
  { kind: 'RENEWAL', daysBefore: 3, channels: ['inbox'] },
  { kind: 'TRIAL_END', daysBefore: 3, channels: ['inbox'] },
  { kind: 'CANCEL_BY', daysBefore: 14, channels: ['inbox'] },
  { kind: 'CANCEL_BY', daysBefore: 3, channels: ['inbox'] },
  { kind: 'PRICE_RISE', daysBefore: 7, channels: ['inbox'] },
];

/** Sets the hour; 0 has always come. */
const remindAt = (hour: number, rules = everything) => send(setReminders, { input: { rules, hour } }, ada);

const run = () => remindersJob.run({ id: 0n, signal: new AbortController().signal });

async function toldTo(viewer: Viewer): Promise<string[]> {
  await run();
  const { data } = await send(inbox, {}, viewer);
  return data!.viewer!.inbox.edges.map(({ node: { kind, day } }) => `${kind} ${day}`).sort();
}

const track = (input: Partial<TrackSubscriptionInput>) => tracked(ada, { name: 'Gym', price: '$30/month', ...input });

describe('a reminder', () => {
  it.each<[string, Partial<TrackSubscriptionInput>, string[]]>([
    ['of a payment in three days', { startsOn: inDays(3) }, [`RENEWAL ${inDays(3)}`]],
    ['of nothing that is four days away', { startsOn: inDays(4) }, []],
    ['of the end of a trial, and not of its payment', { trialEndsOn: inDays(3) }, [`TRIAL_END ${inDays(3)}`]],
    ['of nothing that is paused', { startsOn: inDays(3), isActive: false }, []],
  ])('is given %s', async (_what, input, notices) => {
    await track(input);
    expect(await toldTo(ada)).toEqual(notices);
  });

  it('of the last day to cancel comes once, though two lead times have come', async () => {
    await track({
      startsOn: inDays(-100),
      price: '$1/year',
      termCount: 103,
      termUnit: 'DAY',
      noticeCount: 1,
      noticeUnit: 'DAY',
    });
    expect(await toldTo(ada)).toEqual([`CANCEL_BY ${inDays(2)}`]);
  });

  it('of a price that rises says what it costs then and until then', async () => {
    const { id } = await track({ startsOn: inDays(-10) });
    await lifeAfter(addPrice, { id, input: { from: inDays(5), amountCents: 3_500 } }, ada);
    await run();
    const { data } = await send(inbox, {}, ada);
    expect(data!.viewer!.inbox.edges.map(({ node }) => node.text)).toEqual([
      expect.stringMatching(/^Gym costs \$35\.00 a month from \w+day, .* on; until then \$30\.00 a month$/),
    ]);
  });

  it('writes days and amounts as people do where its user lives', async () => {
    await db.user.update({ where: { id: ada.user.id }, data: { locale: 'de-AT' } });
    await track({ price: '€1234.50/month', startsOn: inDays(2) });
    await run();
    const { data } = await send(inbox, {}, ada);
    const day = new Intl.DateTimeFormat('en-AT', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(inDays(2)));
    expect(day).toMatch(/^\w+day,? \d+ \w+ \d+$/);
    expect(data!.viewer!.inbox.edges.map(({ node }) => node.text)).toEqual([expect.stringContaining(day)]);
    const amount = new Intl.NumberFormat('en-AT', { minimumFractionDigits: 2 }).format(1234.5);
    expect(amount).not.toBe('1,234.50');
    expect(data!.viewer!.inbox.edges[0]!.node.text).toContain(`€${amount}`);
  });

  it('comes once, however often the job runs, and again for the next payment', async () => {
    await track({ startsOn: inDays(3), price: '$1 every 10 days' });
    const [one, other] = await Promise.all([run(), run()]);
    expect([one || other, await run()]).toEqual([true, false]);
    await db.reminderSettings.updateMany({ data: { nextAt: new Date() } });
    expect(await toldTo(ada)).toEqual([`RENEWAL ${inDays(3)}`]);
  });

  it('comes for the new day when a payment moves', async () => {
    const { id } = await track({ startsOn: inDays(3) });
    await run();
    await send(update, { id, input: { startsOn: inDays(2) } }, ada);
    expect(await toldTo(ada)).toEqual([`RENEWAL ${inDays(2)}`, `RENEWAL ${inDays(3)}`]);
  });

  it('waits for the hour of the day where its user lives', async () => {
    const hour = new Date().getUTCHours();
    const zone = `Etc/GMT${hour >= 12 ? '+' : '-'}${hour >= 12 ? 12 : 11}`;
    await db.user.update({ where: { id: ada.user.id }, data: { timeZone: zone } });
    const local = Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format());
    await remindAt(local + 1);
    await track({ startsOn: inDays(2) });
    expect(await toldTo(ada)).toEqual([]);
    const { nextAt } = await db.reminderSettings.findUniqueOrThrow({ where: { userId: ada.user.id } });
    expect(nextAt.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
    await remindAt(local);
    expect(await toldTo(ada)).toEqual([`RENEWAL ${inDays(2)}`]);
  });

  it('goes by the rules of its subscription, where it has some', async () => {
    const { id } = await track({ startsOn: inDays(10) });
    await send(setOwn, { id, input: { rules: [{ kind: 'RENEWAL', daysBefore: 10, channels: ['inbox'] }] } }, ada);
    expect(await toldTo(ada)).toEqual([`RENEWAL ${inDays(10)}`]);
    const other = await track({ startsOn: inDays(1) });
    await send(setOwn, { id: other.id, input: { rules: [] } }, ada);
    expect(await toldTo(ada)).toEqual([`RENEWAL ${inDays(10)}`]);
  });

  it('goes to a channel by its id', async () => {
    const data = { userId: ada.user.id, name: 'Phone', shape: 'json', host: 'ntfy.sh', sealedTarget: 'x' };
    const channel = await db.channel.create({ data });
    const channels = ['inbox', encodeGlobalID('Channel', channel.id)];
    const set = (await remindAt(0, [{ kind: 'RENEWAL', daysBefore: 3, channels }])).data?.result;
    expect(set).toMatchObject({ user: { reminders: { rules: [{ channels }] } } });
    await track({ startsOn: inDays(2) });
    await toldTo(ada);
    expect(await db.delivery.findMany({ where: { userId: ada.user.id } })).toMatchObject([{ channelName: 'Phone' }]);
  });

  it.each([
    [
      'a lead of 366 days',
      [{ kind: 'RENEWAL', daysBefore: 366, channels: [] }],
      'rules.0.daysBefore',
      'Please enter a number of days from 0 to 365',
    ],
    [
      'a channel that is not there',
      [{ kind: 'RENEWAL', daysBefore: 1, channels: [encodeGlobalID('Channel', 999_999)] }],
      'rules',
      'The channels must be inbox, email or ids of channels',
    ],
    [
      'an id of something else',
      [{ kind: 'RENEWAL', daysBefore: 1, channels: [encodeGlobalID('User', 1)] }],
      'rules',
      'The channels must be inbox, email or ids of channels',
    ],
  ] as [string, ReminderRuleInput[], string, string][])(
    'cannot be set for %s',
    async (_what, rules, field, message) => {
      const { data } = await remindAt(0, rules);
      expect(data?.result).toMatchObject({ issues: [{ field, message }] });
    },
  );
});
