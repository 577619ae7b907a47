import type { InputFieldBuilder } from '@pothos/core';
import { enumName } from '../../common/enumName.ts';
import { cycleUnits, type CycleUnit as Unit } from '../../common/billing/cycle.ts';
import { builder } from './builder.ts';

const descriptions: Record<Unit, string> = {
  day: 'Days; a year has 365.',
  week: 'Weeks; a year has 52.',
  month: 'Months.',
  year: 'Years.',
  once: 'Paid once: it costs nothing a month and nothing a year.',
};

export const CycleUnit = builder.enumType('CycleUnit', {
  description: 'What the time between two payments is counted in.',
  values: Object.fromEntries(cycleUnits.map((value) => [enumName(value), { value, description: descriptions[value] }])),
});

/** Input fields for a price given in numbers. */
export const priceNumbers = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  amountCents: t.float({
    description: 'What is paid at each cycle, in whole hundredths; beside a `price` it has to agree with it.',
  }),
  cycleCount: t.int({
    description: 'How many units a cycle has, 1 to 366; 1 where it is left out beside a `cycleUnit`.',
  }),
  cycleUnit: t.field({ type: CycleUnit, description: 'What a cycle is counted in; MONTH for a new price.' }),
});
