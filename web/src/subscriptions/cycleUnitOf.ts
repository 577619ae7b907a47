import { cycleUnits, type CycleUnit } from '../../../common/billing/cycle.ts';
import { enumName } from '../../../common/enumName.ts';

/** The unit with this name in GraphQL; `month` for one that this page does not know yet. */
export const cycleUnitOf = (name: string): CycleUnit => cycleUnits.find((unit) => enumName(unit) === name) ?? 'month';
