import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { locale } from '../../../../common/locale.ts';
import type { BadgeColor } from '../../../../common/values.ts';
import { Money } from '../../ui/Money.tsx';

interface FiguresRow {
  key: string;
  name: string;
  /** Its colour in the charts above. */
  color: BadgeColor;
  paidCents: number;
  payments: number;
}

interface FiguresTableProps {
  label: string;
  /** The heading of the first column. */
  first: string;
  currency: string;
  totalCents: number;
  rows: readonly FiguresRow[];
}

/** What was paid of each of some parts, with its share of the whole. */
export function FiguresTable({ label, first, currency, totalCents, rows }: FiguresTableProps) {
  return (
    <table aria-label={label} className="w-full text-left tabular-nums">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" className="text-right">
            <Trans>Paid</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Share</Trans>
          </th>
          <th scope="col" className="text-right max-sm:hidden">
            <Trans>Payments</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, color, paidCents, payments }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1.5 font-normal wrap-anywhere">
              <span
                aria-hidden="true"
                className={`badge-${color} mr-2 inline-block size-3 rounded-full bg-(--badge)`}
              />
              {name}
            </th>
            <td className="text-right">
              <Money cents={paidCents} currency={currency} />
            </td>
            <td className="text-right">{percent(paidCents, totalCents)}</td>
            <td className="text-right max-sm:hidden">{payments.toLocaleString(locale())}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (100 * part) / whole;
  return share > 0 && share < 1 ? t`less than 1%` : t`${Math.round(share)}%`;
}
