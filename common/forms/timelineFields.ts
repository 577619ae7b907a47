import * as z from 'zod/mini';
import { periodUnits } from '../billing/notice.ts';
import { timelineTexts } from '../billing/timelineTexts.ts';
import { said } from '../said.ts';
import { paymentDay } from './fields.ts';

const longestPeriod = 366;

const badCount = said(timelineTexts.badPeriodCount, { maximum: longestPeriod });
const count = z.nullish(z.int({ error: badCount }).check(z.minimum(1, badCount), z.maximum(longestPeriod, badCount)));
const unit = z.nullish(z.enum(periodUnits, { error: said(timelineTexts.badPeriodUnit) }));

/** Lengths of time that were agreed; missing ones stay as they are, null is for none. */
export const agreedPeriods = {
  termCount: count,
  termUnit: unit,
  rollCount: count,
  rollUnit: unit,
  noticeCount: count,
  noticeUnit: unit,
};

export const autoRenews = z.boolean({ error: said(timelineTexts.badRenewal) });

/** Days and periods of a new subscription. */
export const timelineFields = {
  trialEndsOn: paymentDay,
  endsOn: paymentDay,
  autoRenews: z._default(autoRenews, true),
  ...agreedPeriods,
};

const units = 'day, week, month or year';

export const timelineSentences = {
  trialEndsOn:
    'The day on which a trial ends: payments before it are free. A new subscription without `startsOn` is first paid on this day.',
  endsOn: 'The first day without it; no payment is due from then on. Null as long as it goes on.',
  autoRenews: 'Whether it goes on by itself. What is renewed by hand is overdue until its payment is recorded.',
  termCount: 'How many `termUnit`s it runs at least; 1 to 366.',
  termUnit: `The unit of the least time: ${units}.`,
  rollCount: 'By how many `rollUnit`s it goes on after that, again and again; by a cycle if it is missing.',
  rollUnit: `The unit of going on: ${units}.`,
  noticeCount: 'How many `noticeUnit`s before an end it has to be cancelled.',
  noticeUnit: `The unit of the notice: ${units}.`,
  state:
    'Where it is in its life. ‘paused’ pauses it from today on, ‘active’ ends a pause or takes a cancellation back, ‘cancelled’ lets it run until what was agreed or paid is over, ‘ended’ ends it today.',
};
