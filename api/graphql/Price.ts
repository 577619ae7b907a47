import type { InputFieldBuilder } from '@pothos/core';
import { enumName } from '../../common/enumName.ts';
import { cycleUnits, type CycleUnit as Unit } from '../../common/billing/cycle.ts';
import { builder } from './builder.ts';

const descriptions: Record<Unit, string> = {
  day: 'Days; a year has 365.',
  week: 'Weeks; a year has 52.',
  month: 'Months.',
  year: 'Years.',
  once: 'Paid once: it counts as 0 a month and 0 a year.',
};

export const CycleUnit = builder.enumType('CycleUnit', {
  description: 'The unit of the time between two payments.',
  values: Object.fromEntries(cycleUnits.map((value) => [enumName(value), { value, description: descriptions[value] }])),
});

export const Cycle = builder.objectRef<{ count: number; unit: Unit }>('Cycle').implement({
  description: 'The time between two payments.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many units it has: 1 to 366, or 1 if it is paid once.' }),
    unit: t.expose('unit', { type: CycleUnit, description: 'Its unit.' }),
  }),
});

/** Input fields for a price given in numbers. */
export const priceNumbers = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  amountCents: t.float({
    description: 'The amount paid each cycle, in whole hundredths. If you also send a `price`, the two must agree.',
  }),
  cycleCount: t.int({
    description: 'How many units a cycle has, 1 to 366; 1 by default when you send a `cycleUnit`.',
  }),
  cycleUnit: t.field({ type: CycleUnit, description: 'The unit of the cycle; MONTH by default for a new price.' }),
});
