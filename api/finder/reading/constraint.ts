import type { ConstraintKind } from '../../../common/values.ts';

/** What the text demands of every tool. */
export interface Constraint {
  kind: ConstraintKind;
  /** For a country: two letters, or `EU`. */
  country?: string;
  /** It must not be that country. */
  isNot?: boolean;
  /** It is about what others run: the maker of what runs on one's own server does not matter. */
  sparesOwn?: boolean;
  /** The words that say it. */
  says: string;
}
