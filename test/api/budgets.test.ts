import '../support/db.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { currentRates, seedRates } from '../../api/domain/subscriptions/rates.ts';
import { trackedBy } from '../../api/domain/subscriptions/tracked.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { SetBudgetInput } from '../../api/generated/operations/graphql.ts';
import { totalIn } from '../../common/billing/conversion.ts';
import { asShown } from '../../common/billing/money.ts';
import { costOf, occurrencesOf } from '../../common/billing/occurrences.ts';
import { daysLater, dueOn, type Day } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { enumName } from '../../common/enumName.ts';
import { categoryNames } from '../../common/values.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { anyCurrency, anyRecord, anySubscription, withPortfolio } from '../support/portfolios.ts';
import { statementsOf } from '../support/statements.ts';
import { tracked } from '../support/subscriptions.ts';

const today = todayIn('UTC');
const first = `${today.slice(0, 7)}-01`;
const monthsLater = (months: number): Day => dueOn({ startsOn: first, cycleCount: 1, cycleUnit: 'month' }, months);

beforeAll(seedRates);

let people = 0;
const somebody = () => signedIn(`saver_${people++}`);

const setBudget = graphql(`
  mutation TestSetBudget($input: SetBudgetInput!, $labelId: ID) {
    result: setBudget(input: $input, labelId: $labelId) {
      __typename
      ... on SetBudgetPayload {
        user {
          budgets {
            ...TestBudget
          }
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }

  fragment TestBudget on Budget {
    category
    label {
      name
    }
    amountCents
    currency
    paidCents
    toComeCents
    breaksOn
    breakCents
  }
`);

const both = graphql(`
  query TestBudgetsAndStatistics($from: Date!, $to: Date!) {
    viewer {
      statistics(from: $from, to: $to) {
        paidCents
        categories {
          label {
            name
          }
        }
        prices {
          percent
        }
      }
      budgets {
        ...TestBudget
      }
    }
  }
`);

const set = async (viewer: Viewer, input: SetBudgetInput, labelId: string | null = null) => {
  const { data, errors } = await send(setBudget, { input, labelId }, viewer);
  expect(errors).toBeUndefined();
  return data!.result;
};
const stateOf = async (viewer: Viewer, input: SetBudgetInput, labelId: string | null = null) => {
  const result = await set(viewer, input, labelId);
  if (result?.__typename !== 'SetBudgetPayload') throw new Error(JSON.stringify(result));
  return result.user.budgets;
};

const makeLabel = async (viewer: Viewer, name: string, kind = 'category') => {
  const answer = await call('POST', '/api/labels', { kind, name }, viewer);
  return ((await answer.json()) as { id: number }).id;
};

describe('a budget', () => {
  it('says what this month has cost and will, and the day on which the forecast breaks it', async () => {
    const ada = await somebody();
    await tracked(ada, { name: 'Rent', price: '$40/month', startsOn: monthsLater(1), category: 'WORK' });
    await tracked(ada, {
      name: 'Domain',
      price: '$30/year',
      startsOn: daysLater(monthsLater(5), 9),
      category: 'OTHER',
    });
    const none = { label: null, currency: 'USD', paidCents: 0, toComeCents: 0 };
    const all = { ...none, category: null, amountCents: 6_000 };
    expect(await stateOf(ada, { amountCents: 6_000 })).toEqual([
      { ...all, breaksOn: daysLater(monthsLater(5), 9), breakCents: 7_000 },
    ]);
    expect(await stateOf(ada, { category: 'WORK', amountCents: 4_000 })).toMatchObject([
      all,
      { ...none, category: 'WORK', amountCents: 4_000, breaksOn: null, breakCents: null },
    ]);
    expect(await stateOf(ada, { category: 'WORK', amountCents: 3_999 })).toMatchObject([
      all,
      { category: 'WORK', amountCents: 3_999, breaksOn: monthsLater(1), breakCents: 4_000 },
    ]);
  });

  it('is for an own category too, whose subscriptions are then in no built-in one', async () => {
    const ada = await somebody();
    const kids = await makeLabel(ada, 'Kids');
    const data = { name: 'Club', price: '$40/month', startsOn: monthsLater(1), category: 'work', labelIds: [kids] };
    expect((await call('POST', '/api/subscriptions', data, ada)).status).toBe(201);
    await set(ada, { category: 'WORK', amountCents: 100 });
    expect(await stateOf(ada, { amountCents: 100 }, btoa(`Label:${kids}`))).toMatchObject([
      { category: 'WORK', label: null, breaksOn: null },
      { category: null, label: { name: 'Kids' }, breaksOn: monthsLater(1), breakCents: 4_000 },
    ]);
    await call('DELETE', `/api/labels/${kids}?leave=true`, undefined, ada);
    expect(await (await call('GET', '/api/budgets', undefined, ada)).json()).toMatchObject([
      { category: 'work', breaksOn: monthsLater(1) },
    ]);
  });

  it('keeps the currency that it was set in', async () => {
    const ada = await somebody();
    await set(ada, { amountCents: 100 });
    await call('PUT', '/api/user/currency', { currency: 'EUR' }, ada);
    expect(await stateOf(ada, { category: 'OTHER', amountCents: 200 })).toMatchObject([
      { category: null, currency: 'USD' },
      { category: 'OTHER', currency: 'EUR' },
    ]);
  });

  it.each([0, -1, 10_000_000_000, 1.5])('of %f is refused', async (amountCents) => {
    const message = 'Please enter a budget above 0 and up to 9,999,999,999 cents';
    expect(await set(await somebody(), { amountCents })).toEqual({
      __typename: 'InvalidInputError',
      issues: [{ field: 'amountCents', message }],
    });
  });

  it('is for one thing, and for no label of another kind or of somebody else', async () => {
    const [ada, bob] = [await somebody(), await somebody()];
    const own = btoa(`Label:${await makeLabel(ada, 'Kids')}`);
    expect(await set(ada, { category: 'WORK', amountCents: 1 }, own)).toMatchObject({
      issues: [{ field: 'labelId', message: 'A budget is for all, for a category or for an own category' }],
    });
    expect(await set(bob, { amountCents: 1 }, own)).toMatchObject({ __typename: 'NotFoundError' });
    const tag = btoa(`Label:${await makeLabel(ada, 'Home', 'tag')}`);
    expect(await set(ada, { amountCents: 1 }, tag)).toMatchObject({ __typename: 'NotFoundError' });
  });

  it('takes at most six statements with the statistics beside it', async () => {
    const ada = await somebody();
    const kids = await makeLabel(ada, 'Kids');
    for (let index = 0; index < 30; index++)
      await call(
        'POST',
        '/api/subscriptions',
        { name: 'S', price: index % 2 === 0 ? '$1/month' : '€1/month', startsOn: first, labelIds: [kids] },
        ada,
      );
    await set(ada, { amountCents: 100 });
    await set(ada, { amountCents: 100 }, btoa(`Label:${kids}`));
    const statements = await statementsOf(() => send(both, { from: '2020-01-01', to: today }, ada));
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it('has the sums and the day of the payments that can be listed, in any portfolio', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anySubscription, fc.array(anyRecord, { maxLength: 4 })), { minLength: 1, maxLength: 6 }),
        anyCurrency,
        fc.integer({ min: 1, max: 400_000 }),
        fc.option(fc.constantFrom(...categoryNames)),
        async (subscriptions, currency, amountCents, category) => {
          const viewer = await withPortfolio(
            subscriptions.map(([own, records]) => ({ ...own, records })),
            currency,
          );
          const [budget] = await stateOf(viewer, { category: category && enumName(category), amountCents });
          const rows = await trackedBy(viewer.user.id, first, 'UTC');
          const { perEuro } = await currentRates();
          const list = rows
            .filter(({ row }) => category === null || row.category === category)
            .flatMap((each) => occurrencesOf(each, { from: first, before: monthsLater(13), today }))
            .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
          const sumOf = (some: typeof list) =>
            asShown(
              totalIn(
                currency,
                some.map((own) => ({ cents: { over: BigInt(costOf(own)), under: 1n }, currency: own.currency })),
                perEuro,
              ),
              currency,
            );
          const now = list.filter(({ dueOn }) => dueOn < monthsLater(1));
          const breaks = list.find(({ dueOn: day }) => {
            const until = list.filter(({ dueOn }) => dueOn.slice(0, 7) === day.slice(0, 7) && dueOn <= day);
            return sumOf(until) > amountCents;
          });
          const month = list.filter(({ dueOn }) => dueOn.slice(0, 7) === breaks?.dueOn.slice(0, 7));
          expect(budget).toMatchObject({
            paidCents: sumOf(now.filter(({ state }) => state === 'paid')),
            toComeCents: sumOf(now.filter(({ state }) => state === 'expected')),
            breaksOn: breaks?.dueOn ?? null,
            breakCents: breaks ? sumOf(month) : null,
          });
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);
});
