// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the role of a row that is drawn as a grid
import { Plural, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { Group } from './groups.ts';

interface GroupHeadProps {
  ref: Ref<HTMLTableRowElement>;
  /** Where it is in the table, from 0. */
  index: number;
  group: Group<unknown>;
  /** How many cells a row has. */
  span: number;
}

/** The head over the rows of a group: its name, and how many there are. */
export function GroupHead({ ref, index, group, span }: GroupHeadProps) {
  const { t } = useLingui();
  const { name, rows } = group;
  return (
    <tr ref={ref} role="row" aria-rowindex={index + 2} data-index={index} className="border-b border-line max-md:block">
      <th role="columnheader" scope="colgroup" colSpan={span} className="px-2 py-2 text-left max-md:block">
        <span className="font-bold wrap-anywhere">{typeof name === 'string' ? name : t(name)}</span>{' '}
        <span className="text-sm font-normal text-soft tabular-nums">
          <Plural value={rows.length} one="# subscription" other="# subscriptions" />
        </span>
      </th>
    </tr>
  );
}
