import { Plural, Trans } from '@lingui/react/macro';

/** Says how many payments are in no sum, for want of a rate; renders nothing when all are. */
export function LeftOut({ counts }: { counts: readonly (readonly [currency: string, payments: number])[] }) {
  if (counts.length === 0) return null;
  return (
    <ul className="mt-3 rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
      {counts.map(([currency, payments]) => (
        <li key={currency}>
          <Trans>
            <Plural value={payments} one="# payment" other="# payments" /> in <strong>{currency}</strong>{' '}
            <Plural value={payments} one="is" other="are" /> not in these sums, because there is no exchange rate.
          </Trans>
        </li>
      ))}
    </ul>
  );
}
