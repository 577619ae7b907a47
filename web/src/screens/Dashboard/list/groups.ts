import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { enumName } from '../../../../../common/enumName.ts';
import { categories, categoryNames, type LabelKind } from '../../../../../common/values.ts';
import { categoryOf } from '../../../subscriptions/category.ts';
import type { Grouping } from '../view.ts';

interface Labelled {
  readonly id: string;
  readonly category: string;
  readonly labels?: readonly { readonly id: string; readonly kind: string; readonly name: string }[] | undefined;
}

/** What stands under one head. */
export interface Group<Row> {
  key: string;
  /** What its owner called it, or a text of ours. */
  name: string | MessageDescriptor;
  /** Groups of the same rank are in the order of their names. */
  rank: number;
  rows: Row[];
}

/** A line of the table: a subscription, or the head of a group. */
export type Line<Row> =
  { key: string; node: Row; head?: undefined } | { key: string; head: Group<Row>; node?: undefined };

/** A subscription's labels of a kind, by name. */
export const labelsOfKind = <Label extends { readonly kind: string; readonly name: string }>(
  labels: readonly Label[] | undefined,
  kind: LabelKind,
): Label[] =>
  (labels ?? []).filter((label) => label.kind === enumName(kind)).toSorted((a, b) => a.name.localeCompare(b.name));

/**
 * A list's lines: as they are, or each once under the head of its group and in the list's order there. Labels come by
 * name, then the built-in categories, then what has none.
 */
export function linesOf<Row extends Labelled>(rows: readonly Row[], by: Grouping | undefined): Line<Row>[] {
  if (!by) return rows.map(lineOf);
  const groups = new Map<string, Group<Row>>();
  for (const row of rows) {
    const place = placeOf(row, by);
    const group = groups.get(place.key) ?? { ...place, rows: [] };
    group.rows.push(row);
    groups.set(place.key, group);
  }
  return [...groups.values()]
    .sort(byRankAndName)
    .flatMap((head) => [{ key: head.key, head }, ...head.rows.map(lineOf)]);
}

const lineOf = <Row extends Labelled>(node: Row): Line<Row> => ({ key: node.id, node });

const noLabel = {
  tag: msg`No tag`,
  method: msg`No payment method`,
  person: msg`No person`,
};

/** The group that a subscription belongs to. */
function placeOf({ category, labels }: Labelled, by: Grouping): Omit<Group<unknown>, 'rows'> {
  const [label] = labelsOfKind(labels, by);
  if (label) return { key: label.id, name: label.name, rank: 0 };
  if (by !== 'category') return { key: by, name: noLabel[by], rank: 1 };
  const builtIn = categoryOf(category);
  return { key: builtIn, name: categories[builtIn], rank: 1 + categoryNames.indexOf(builtIn) };
}

function byRankAndName(a: Group<unknown>, b: Group<unknown>): number {
  const [name, other] = [a, b].map(({ name }) => (typeof name === 'string' ? name : ''));
  return a.rank - b.rank || name!.localeCompare(other!);
}
