import type { ReactNode } from 'react';
import { locale } from '../../../../common/locale.ts';

/** A figure in a list of figures. */
export function StatCard({ label, count, note }: { label: string; count: number; note?: ReactNode }) {
  return (
    <div className="min-w-0 rounded-3xl border border-line bg-card p-5 shadow-card">
      <dt className="text-soft">{label}</dt>
      <dd className="mt-1 font-display text-3xl font-bold tracking-tight tabular-nums lg:text-4xl">
        {count.toLocaleString(locale())}
      </dd>
      {note && <dd className="mt-1 text-soft">{note}</dd>}
    </div>
  );
}
