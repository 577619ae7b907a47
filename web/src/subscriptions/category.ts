import { enumName } from '../../../common/enumName.ts';
import { categoryNames, type BadgeColor, type Category } from '../../../common/values.ts';

/** The category with this name in GraphQL; `other` for one that this page does not know yet. */
export const categoryOf = (name: string): Category =>
  categoryNames.find((category) => enumName(category) === name) ?? 'other';

export const categoryColors: Record<Category, BadgeColor> = {
  work: 'blue',
  personal: 'pink',
  entertainment: 'purple',
  'side-quest': 'yellow',
  other: 'gray',
};
