import type { ConstraintKind } from '../../../../../common/values.ts';
import type { Wish } from './finding.ts';

type Keys = readonly string[] | null | undefined;

const withKey = (keys: Keys, key: string) => [...(keys ?? []).filter((other) => other !== key), key];
const withoutKey = (keys: Keys, key: string) => (keys ?? []).filter((other) => other !== key);

/** The wish with a need that is wanted, whatever its description says. */
export const addNeed = (wish: Wish, key: string): Wish => ({
  ...wish,
  addNeeds: withKey(wish.addNeeds, key),
  removeNeeds: withoutKey(wish.removeNeeds, key),
});

/** The wish without a need, whatever its description says. */
export const removeNeed = (wish: Wish, key: string): Wish => ({
  ...wish,
  addNeeds: withoutKey(wish.addNeeds, key),
  removeNeeds: withKey(wish.removeNeeds, key),
});

/** The wish without a demand, whatever its description says. */
export const dropConstraint = (wish: Wish, kind: ConstraintKind): Wish => ({
  ...wish,
  dropConstraints: [...(wish.dropConstraints ?? []), kind],
});
