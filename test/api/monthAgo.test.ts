import '../support/db.ts';
import { expect, it } from 'vitest';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

const query = graphql(`
  query TestMonthAgo {
    viewer {
      spending {
        monthlyCents
        monthAgoCents
      }
    }
  }
`);

const monthAgo = async (viewer: Viewer) => (await send(query, {}, viewer)).data!.viewer!.spending;

const day = (days: number) => daysLater(todayIn('UTC'), days);

/** Tracks something that was added so many days ago. */
const track = ({ user }: Viewer, cents: number, addedDaysAgo: number, more: object = {}) =>
  db.trackedSubscription.create({
    data: { userId: user.id, name: 'Any', ...byMonth(cents), createdAt: new Date(day(-addedDaysAgo)), ...more },
  });

it('is not told when nothing was tracked a month ago, though it began before', async () => {
  const viewer = await signedIn('newcomer');
  expect(await monthAgo(viewer)).toEqual({ monthlyCents: 0, monthAgoCents: null });
  await track(viewer, 1_000, 3, { startsOn: new Date(day(-400)) });
  expect(await monthAgo(viewer)).toEqual({ monthlyCents: 1_000, monthAgoCents: null });
});

it('has what ran then at the price of that day, without what came later', async () => {
  const viewer = await signedIn('regular');
  const rose = [{ from: day(-10), amountCents: 1_500 }];
  await track(viewer, 1_000, 90, { startsOn: new Date(day(-90)), prices: rose });
  await track(viewer, 700, 90, { startsOn: new Date(day(-90)), endsOn: new Date(day(-5)) });
  await track(viewer, 300, 5);
  expect(await monthAgo(viewer)).toEqual({ monthlyCents: 1_800, monthAgoCents: 1_700 });
});
