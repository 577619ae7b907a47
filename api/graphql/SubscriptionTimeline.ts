import type { InputFieldBuilder } from '@pothos/core';
import { aMonthOf, costOfYear } from '../../common/billing/cycle.ts';
import { cancelBy, endIfCancelled, periodUnits, type Period as PeriodShape } from '../../common/billing/notice.ts';
import type { Day } from '../../common/billing/schedule.ts';
import {
  amountOn,
  type EarlierRhythm as EarlierShape,
  type Pause as PauseShape,
} from '../../common/billing/timeline.ts';
import { subscriptionFields } from '../../common/forms/subscriptionForms.ts';
import { enumName } from '../../common/enumName.ts';
import { agreementOf, dayOf, timelineOf } from '../domain/subscriptions/storedTimeline.ts';
import { builder } from './builder.ts';
import { CycleUnit } from './Price.ts';
import { displayCents } from './displayCents.ts';
import { todayOf } from './today.ts';
import { SubscriptionState, TrackedSubscription } from './TrackedSubscription.ts';

const PeriodUnit = builder.enumType('PeriodUnit', {
  description: 'The unit of a length of time.',
  values: Object.fromEntries(periodUnits.map((value) => [enumName(value), { value, description: `A ${value}.` }])),
});

const Period = builder.objectRef<PeriodShape>('Period').implement({
  description: 'A length of time, such as three months.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many units it has, 1 to 366.' }),
    unit: t.expose('unit', { type: PeriodUnit, description: 'Its unit.' }),
  }),
});

/** A price and the day from which it holds; null for the first. */
interface PricePeriod {
  from: Day | null;
  amountCents: number;
}

const PricePeriod = builder.objectRef<PricePeriod>('PricePeriod').implement({
  description: 'A price of a subscription, and from when on it holds.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', nullable: true, description: 'Its first day; null for the first price.' }),
    amountCents: t.float({
      description: 'The amount paid each cycle, in whole hundredths of the subscription’s currency.',
      resolve: ({ amountCents }) => amountCents,
    }),
  }),
});

const Pause = builder.objectRef<PauseShape>('Pause').implement({
  description: 'A time in which nothing is paid.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'Its first day.' }),
    until: t.expose('until', {
      type: 'Date',
      nullable: true,
      description: 'The first day after it; null while nobody knows.',
    }),
  }),
});

const EarlierRhythm = builder.objectRef<EarlierShape>('EarlierRhythm').implement({
  description: 'When a subscription was paid before its cycle or its day changed.',
  fields: (t) => ({
    startsOn: t.expose('startsOn', { type: 'Date', description: 'The day from which its payments were counted.' }),
    cycleCount: t.exposeInt('cycleCount', { description: 'How many units there were between two payments.' }),
    cycleUnit: t.expose('cycleUnit', { type: CycleUnit, description: 'The unit of the time between two payments.' }),
    until: t.expose('until', { type: 'Date', description: 'The first day that is not part of it.' }),
  }),
});

/** Most subscriptions have one price, and no more of the rest. */
const few = { field: 1, multiplier: 2 };

builder.prismaObjectFields(TrackedSubscription, (t) => ({
  trialEndsOn: t.field({
    type: 'Date',
    nullable: true,
    description: subscriptionFields.trialEndsOn,
    resolve: ({ trialEndsOn }) => dayOf(trialEndsOn),
  }),
  endsOn: t.field({
    type: 'Date',
    nullable: true,
    description: subscriptionFields.endsOn,
    resolve: ({ endsOn }) => dayOf(endsOn),
  }),
  pausedUntil: t.field({
    type: 'Date',
    nullable: true,
    description: 'The first day after the pause that is on; null when there is none, or nobody knows its end.',
    resolve: (row, _args, { viewer }) => {
      const today = todayOf(viewer!);
      return timelineOf(row).pauses.findLast(({ from }) => from <= today)?.until ?? null;
    },
  }),
  autoRenews: t.exposeBoolean('autoRenews', { description: subscriptionFields.autoRenews }),
  term: t.field({
    type: Period,
    nullable: true,
    description: 'The least time that it runs.',
    resolve: (row) => agreementOf(row).term,
  }),
  roll: t.field({
    type: Period,
    nullable: true,
    description: 'By how much it goes on after that, again and again; by a cycle if this is null.',
    resolve: (row) => agreementOf(row).roll,
  }),
  notice: t.field({
    type: Period,
    nullable: true,
    description: 'How long before an end it has to be cancelled.',
    resolve: (row) => agreementOf(row).notice,
  }),
  cancelBy: t.field({
    type: 'Date',
    nullable: true,
    description:
      'The last day on which it can be cancelled before it goes on; null without a term or a notice, and once it is cancelled.',
    resolve: (row, _args, { viewer }) => cancelBy(timelineOf(row), agreementOf(row), todayOf(viewer!)),
  }),
  endsOnIfCancelled: t.field({
    type: 'Date',
    nullable: true,
    description: 'The first day without it if it were cancelled today; null once it is cancelled.',
    resolve: (row, _args, { viewer }) => {
      const timeline = timelineOf(row);
      return timeline.endsOn === null ? endIfCancelled(timeline, agreementOf(row), todayOf(viewer!)) : null;
    },
  }),
  monthlyDisplayCents: t.float({
    nullable: true,
    description:
      'What it costs a month by today’s price, in whole hundredths of the display currency; null without an exchange rate.',
    resolve: (row, _args, context) => {
      const timeline = timelineOf(row);
      const price = { ...timeline, amountCents: amountOn(timeline, todayOf(context.viewer!)) };
      return displayCents(aMonthOf(costOfYear(price)), row, context);
    },
  }),
  priceHistory: t.field({
    type: [PricePeriod],
    description: 'Its prices, the earliest first. Those to come are among them.',
    complexity: few,
    resolve: (row): PricePeriod[] => {
      const { amountCents, prices } = timelineOf(row);
      return [{ from: null, amountCents }, ...prices];
    },
  }),
  pauses: t.field({
    type: [Pause],
    description: 'When it was or will be paused, the earliest first.',
    complexity: few,
    resolve: (row) => [...timelineOf(row).pauses],
  }),
  earlierRhythms: t.field({
    type: [EarlierRhythm],
    description: 'When it was paid before its cycle or its day changed, the earliest first.',
    complexity: few,
    resolve: (row) => [...timelineOf(row).earlier],
  }),
}));

/** Input fields for the days and periods of a subscription. */
export const timelineInputs = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  trialEndsOn: t.field({ type: 'Date', description: subscriptionFields.trialEndsOn }),
  endsOn: t.field({ type: 'Date', description: subscriptionFields.endsOn }),
  autoRenews: t.boolean({ description: subscriptionFields.autoRenews }),
  termCount: t.int({ description: subscriptionFields.termCount }),
  termUnit: t.field({ type: PeriodUnit, description: subscriptionFields.termUnit }),
  rollCount: t.int({ description: subscriptionFields.rollCount }),
  rollUnit: t.field({ type: PeriodUnit, description: subscriptionFields.rollUnit }),
  noticeCount: t.int({ description: subscriptionFields.noticeCount }),
  noticeUnit: t.field({ type: PeriodUnit, description: subscriptionFields.noticeUnit }),
});

/** The input field that moves a subscription to another state. */
export const stateInput = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  state: t.field({ type: SubscriptionState, description: subscriptionFields.state }),
});
