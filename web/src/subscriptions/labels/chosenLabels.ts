import { enumName } from '../../../../common/enumName.ts';
import { labelKindNames, type LabelKind } from '../../../../common/values.ts';

/** A label that can be chosen. */
export interface Choice {
  readonly id: string;
  /** As GraphQL names it. */
  readonly kind: string;
  readonly name: string;
  readonly color: string;
}

const rank = ({ kind }: Choice) => labelKindNames.findIndex((each) => enumName(each) === kind);

const join = (labels: readonly Choice[]): string =>
  labels
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id }) => id)
    .join(' ');

/** Labels as a form's field holds them: in one string, so that drafts keep it and changes of it are seen. */
export const chosenOf = (labels: readonly Pick<Choice, 'id'>[]): string => labels.map(({ id }) => id).join(' ');

/** The ids of the chosen labels; those that were deleted meanwhile are left out. */
export const idsOf = (chosen: string, labels: readonly Choice[]): string[] => all(chosen, labels).map(({ id }) => id);

/** The chosen labels of a kind, in their order. */
export const chosenOfKind = (chosen: string, labels: readonly Choice[], kind: LabelKind): Choice[] =>
  all(chosen, labels).filter((label) => label.kind === enumName(kind));

/** Chooses a label of a kind in place of all others of it, or none. */
export const withOne = (chosen: string, labels: readonly Choice[], kind: LabelKind, id: string): string =>
  join([
    ...all(chosen, labels).filter((label) => label.kind !== enumName(kind)),
    ...labels.filter((label) => label.id === id),
  ]);

/** Adds a label, which may have been made just now, after all others of its kind. */
export const withAlso = (chosen: string, labels: readonly Choice[], label: Choice): string =>
  join([...all(chosen, labels), label]);

export const without = (chosen: string, labels: readonly Choice[], id: string): string =>
  join(all(chosen, labels).filter((label) => label.id !== id));

const all = (chosen: string, labels: readonly Choice[]): Choice[] =>
  chosen.split(' ').flatMap((id) => labels.find((label) => label.id === id) ?? []);
