import { badgeColors, type BadgeColor } from '../../../../common/values.ts';

/** The colour of a label as its badge has it; gray for one that this page does not know yet. */
export const badgeColorOf = (color: string): BadgeColor =>
  badgeColors.find((own) => own === color.toLowerCase()) ?? 'gray';
