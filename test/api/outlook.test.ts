import '../support/db.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { sendText, send, signedIn, type Viewer } from '../support/api.ts';
import { addPrice, lifeAfter } from '../support/subscriptionLife.ts';
import { tracked } from '../support/subscriptions.ts';

const today = todayIn('UTC');
const inDays = (days: number) => daysLater(today, days);

beforeAll(seedRates);

let people = 0;
const somebody = () => signedIn(`somebody_${people++}`);

const soon = graphql(`
  query TestUpcoming($days: Int!) {
    viewer {
      upcoming(days: $days) {
        from
        to
        totalCents
        currency
        payments {
          dueOn
          amountCents
          currency
          state
          subscription {
            name
          }
        }
        overdue {
          dueOn
          isOverdue
        }
        decisions {
          kind
          day
          beforeCents
          afterCents
          subscription {
            name
          }
        }
      }
    }
  }
`);

const fewOf = graphql(`
  query TestUpcomingFew($first: Int!) {
    viewer {
      upcoming(days: 6) {
        payments(first: $first) {
          subscription {
            name
          }
        }
        paymentCount
        overdue(first: $first) {
          dueOn
        }
        overdueCount
        decisions(first: $first) {
          subscription {
            name
          }
        }
        decisionCount
      }
    }
  }
`);

const read = async (viewer: Viewer, days = 30) => (await send(soon, { days }, viewer)).data!.viewer!.upcoming;

describe('what is coming', () => {
  it('is nothing for somebody without subscriptions', async () => {
    expect(await read(await somebody())).toEqual({
      from: today,
      to: inDays(30),
      totalCents: 0,
      currency: 'USD',
      payments: [],
      overdue: [],
      decisions: [],
    });
  });

  it('has the payments from today to the last day, in order, with their sum', async () => {
    const ada = await somebody();
    await tracked(ada, { name: 'Gym', price: '$29.90 every 4 weeks', startsOn: inDays(2) });
    await tracked(ada, { name: 'News', price: '$1/week', startsOn: inDays(-14) });
    await tracked(ada, { name: 'Later', price: '$5/month', startsOn: inDays(31) });
    const { payments, totalCents } = await read(ada);
    expect(payments.map(({ dueOn, subscription }) => [dueOn, subscription.name])).toEqual([
      [today, 'News'],
      [inDays(2), 'Gym'],
      [inDays(7), 'News'],
      [inDays(14), 'News'],
      [inDays(21), 'News'],
      [inDays(28), 'News'],
      [inDays(30), 'Gym'],
    ]);
    expect(totalCents).toBe(2 * 2_990 + 5 * 100);
  });

  it('names trials that end, last days to cancel and prices that rise', async () => {
    const ada = await somebody();
    await tracked(ada, { name: 'Trial', price: '$5/month', trialEndsOn: inDays(3) });
    await tracked(ada, {
      name: 'Contract',
      price: '$20/month',
      startsOn: inDays(-100),
      termCount: 110,
      termUnit: 'DAY',
      noticeCount: 1,
      noticeUnit: 'DAY',
    });
    const { id } = await tracked(ada, { name: 'Dearer', price: '$10/month', startsOn: inDays(-100) });
    await lifeAfter(addPrice, { id, input: { from: inDays(5), amountCents: 1_200 } }, ada);
    expect((await read(ada)).decisions).toEqual([
      { kind: 'TRIAL_END', day: inDays(3), beforeCents: 0, afterCents: 500, subscription: { name: 'Trial' } },
      { kind: 'PRICE_RISE', day: inDays(5), beforeCents: 1_000, afterCents: 1_200, subscription: { name: 'Dearer' } },
      { kind: 'CANCEL_BY', day: inDays(9), beforeCents: 2_000, afterCents: 2_000, subscription: { name: 'Contract' } },
    ]);
    expect((await read(ada, 2)).decisions).toEqual([]);
  });

  it('tells how many there are when only the first are asked for', async () => {
    const ada = await somebody();
    await tracked(ada, { name: 'News', price: '$1/week', startsOn: today });
    await tracked(ada, { name: 'By hand', price: '$1/week', startsOn: inDays(-21), autoRenews: false });
    // What was due before it was added is not overdue.
    await db.trackedSubscription.updateMany({
      where: { userId: ada.user.id, name: 'By hand' },
      data: { createdAt: new Date(inDays(-30)) },
    });
    for (const name of ['Trial', 'Other trial'])
      await tracked(ada, { name, price: '$5/month', trialEndsOn: inDays(3) });
    const some = async (first: number) => send(fewOf, { first }, ada);
    expect((await some(1)).data!.viewer!.upcoming).toEqual({
      payments: [{ subscription: { name: 'News' } }],
      paymentCount: 4,
      overdue: [{ dueOn: inDays(-21) }],
      overdueCount: 3,
      decisions: [{ subscription: { name: 'Trial' } }],
      decisionCount: 2,
    });
    for (const first of [0, -1, 1_001]) expect((await some(first)).errors).toHaveLength(1);
  });

  it.each([0, 367])('cannot be asked for %i days', async (days) => {
    const answer = await send(soon, { days }, await somebody());
    expect(answer.errors).toMatchObject([
      { message: 'Please ask for a whole number from 1 to 366', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

const between = graphql(`
  query TestCalendar($from: Date!, $to: Date!) {
    viewer {
      calendar(from: $from, to: $to) {
        totalCents
        days {
          day
          totalCents
          payments {
            state
            subscription {
              name
            }
          }
        }
      }
    }
  }
`);

describe('the calendar', () => {
  it('has what was paid and what is to be paid, by day', async () => {
    const ada = await somebody();
    await tracked(ada, { name: 'News', price: '$1/week', startsOn: inDays(-7) });
    await tracked(ada, { name: 'Cloud', price: '€2/week', startsOn: today });
    const { data } = await send(between, { from: inDays(-7), to: inDays(7) }, ada);
    const days = data!.viewer!.calendar.days.map(({ day, payments }) => [
      day,
      payments.map(({ state, subscription }) => `${subscription.name} ${state}`),
    ]);
    expect(days).toEqual([
      [inDays(-7), ['News PAID']],
      [today, ['News EXPECTED', 'Cloud EXPECTED']],
      [inDays(7), ['News EXPECTED', 'Cloud EXPECTED']],
    ]);
  });

  it.each([
    ['2026-01-02', '2026-01-01', 'The last day cannot be before the first'],
    ['2026-01-01', '2036-01-02', 'Please ask for at most 10 years'],
    ['2026-06-31', '2026-07-01', 'Please enter a date such as 2026-11-30'],
  ])('cannot be asked from %s to %s', async (from, to, message) => {
    const { errors } = await send(between, { from, to }, await somebody());
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('does not list more than five thousand payments', async () => {
    const ada = await somebody();
    for (let index = 0; index < 2; index++) await tracked(ada, { name: 'Daily', price: '$1/day', startsOn: today });
    const { errors } = await send(between, { from: today, to: daysLater(today, 3_650) }, ada);
    expect(errors?.[0]?.message).toBe('There are more than 5,000 payments in this time. Please ask for a shorter one.');
  });
});

describe('what has no exchange rate', () => {
  beforeAll(() => db.exchangeRate.deleteMany({ where: { currency: 'ZAR' } }));
  afterAll(seedRates);

  it('is in no sum, which says how many payments it leaves out', async () => {
    const ada = await somebody();
    const month = daysLater(`${today.slice(0, 7)}-28`, 10).slice(0, 7);
    await tracked(ada, { name: 'Radio', price: 'R 50/week', startsOn: `${month}-01` });
    await tracked(ada, { name: 'News', price: '$10/month', startsOn: `${month}-01` });
    const query = `{ viewer {
      calendar(from: "${month}-01", to: "${month}-10") { totalCents leftOut { currency payments } }
      forecast(months: 2) { totalCents payments leftOut { currency payments } }
      yearAhead { usualCents totalCents subscription { name } } } }`;
    const { data } = (await (await sendText(query, {}, ada)).json()) as { data: { viewer: any } };
    const { calendar, forecast, yearAhead } = data.viewer;
    expect(calendar).toEqual({ totalCents: 1_000, leftOut: [{ currency: 'ZAR', payments: 2 }] });
    expect(forecast[0].leftOut).toEqual([]);
    const weeks = forecast[1].payments - 1;
    expect(forecast[1]).toMatchObject({ totalCents: 1_000, leftOut: [{ currency: 'ZAR', payments: weeks }] });
    expect(weeks === 4 || weeks === 5).toBe(true);
    expect(yearAhead).toEqual([
      { usualCents: 12_000, totalCents: 12_000, subscription: { name: 'News' } },
      { usualCents: null, totalCents: null, subscription: { name: 'Radio' } },
    ]);
  });
});

describe('the forecast', () => {
  const forecast = (viewer: Viewer, args: string) =>
    sendText(`{ viewer { forecast(${args}) { month totalCents payments } } }`, {}, viewer).then(
      async (answer) =>
        (await answer.json()) as {
          data: { viewer: { forecast: { month: string; totalCents: number; payments: number }[] } };
          errors?: { message: string }[];
        },
    );

  it('has what each month costs, without some and at other prices', async () => {
    const ada = await somebody();
    const next = daysLater(`${today.slice(0, 7)}-28`, 10).slice(0, 7);
    const { id: first } = await tracked(ada, { name: 'First', price: '$10/month', startsOn: `${next}-05` });
    const { id: second } = await tracked(ada, {
      name: 'Second',
      price: '$1/month',
      startsOn: `${next}-31`.replace(/-31$/, '-20'),
    });
    const months = async (args = '') => {
      const { data } = await forecast(ada, `months: 3${args}`);
      return data.viewer.forecast.map(({ totalCents, payments }) => [totalCents, payments]);
    };
    expect(await months()).toEqual([
      [0, 0],
      [1_100, 2],
      [1_100, 2],
    ]);
    expect(await months(`, without: ["${first}"]`)).toEqual([
      [0, 0],
      [100, 1],
      [100, 1],
    ]);
    expect(await months(`, changes: [{ id: "${second}", amountCents: 300 }]`)).toEqual([
      [0, 0],
      [1_300, 2],
      [1_300, 2],
    ]);
  });

  it('says of each subscription what it costs in the year from today on, as things are and as they would be', async () => {
    const ada = await somebody();
    const gym = await tracked(ada, { name: 'Gym', price: '$29.90 every 4 weeks', startsOn: inDays(-1) });
    const news = await tracked(ada, { name: 'News', price: '$10/month', startsOn: inDays(5) });
    await tracked(ada, { name: 'Domain', price: '$30 every 2 years', startsOn: inDays(-3) });
    await tracked(ada, { name: 'Trial', price: '$100/year', trialEndsOn: inDays(3) });
    await tracked(ada, { name: 'Over', price: '$1/month', startsOn: inDays(-100), endsOn: inDays(-10) });
    await tracked(ada, { name: 'Without a day', price: '$1/month' });
    const year = async (args = '') => {
      const query = `{ viewer { yearAhead${args} { usualCents totalCents currency subscription { name } } } }`;
      const { data } = (await (await sendText(query, {}, ada)).json()) as {
        data: {
          viewer: { yearAhead: { usualCents: number; totalCents: number; subscription: { name: string } }[] };
        };
      };
      return data.viewer.yearAhead.map((each) => [each.subscription.name, each.usualCents, each.totalCents]);
    };
    expect(await year()).toEqual([
      ['Gym', 13 * 2_990, 13 * 2_990],
      ['News', 12_000, 12_000],
      ['Trial', 10_000, 10_000],
      ['Domain', 0, 0],
    ]);
    expect(await year(`(without: ["${gym.id}"], changes: [{ id: "${news.id}", amountCents: 1250 }])`)).toEqual([
      ['Gym', 13 * 2_990, 0],
      ['News', 12_000, 15_000],
      ['Trial', 10_000, 10_000],
      ['Domain', 0, 0],
    ]);
  });

  it('goes 60 months at most', async () => {
    const { errors } = await forecast(await somebody(), 'months: 61');
    expect(errors?.[0]?.message).toBe('Please ask for a whole number from 1 to 60');
  });
});
