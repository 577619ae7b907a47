import type { BadgeColor } from '../../../../../common/values.ts';

/** A part of what was paid. */
export interface Part {
  key: string;
  name: string;
  color: BadgeColor;
  paidCents: number;
  monthCents: readonly number[];
}
