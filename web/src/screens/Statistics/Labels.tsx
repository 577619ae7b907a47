import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Labels_statistics$key } from '../../__generated__/Labels_statistics.graphql.ts';
import { badgeColorOf } from './badgeColorOf.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { Panel } from './Panel.tsx';

/** What was paid by tag, by person and by payment method; a table each, if there are any. */
export function Labels(props: { statistics: Labels_statistics$key }) {
  const { t } = useLingui();
  const { currency, paidCents, labels } = useFragment(
    graphql`
      fragment Labels_statistics on Statistics @throwOnFieldError {
        currency
        paidCents
        labels {
          paidCents
          payments
          label {
            id
            kind
            name
            color
          }
        }
      }
    `,
    props.statistics,
  );
  const kinds = [
    { kind: 'TAG', heading: t`By tag`, first: t`Tag`, label: t`What was paid of each tag` },
    { kind: 'PERSON', heading: t`By person`, first: t`Person`, label: t`What was paid for each person` },
    {
      kind: 'METHOD',
      heading: t`By payment method`,
      first: t`Payment method`,
      label: t`What was paid with each method`,
    },
  ];
  return kinds.map(({ kind, heading, first, label }) => {
    const rows = labels
      .filter((own) => own.label.kind === kind)
      .map(({ label: { id, name, color }, paidCents, payments }) => ({
        key: id,
        name,
        color: badgeColorOf(color),
        paidCents,
        payments,
      }))
      .toSorted((a, b) => b.paidCents - a.paidCents);
    return (
      rows.length > 0 && (
        <Panel key={kind} id={kind.toLowerCase()} heading={heading}>
          <FiguresTable label={label} first={first} currency={currency} totalCents={paidCents} rows={rows} />
        </Panel>
      )
    );
  });
}
