import type { ReactNode } from 'react';
import { badgeColors } from '../../../common/values.ts';

/** A word or two on a tint; gray for an unknown colour. Case is ignored. */
export function Badge({ color, children }: { color: string; children: ReactNode }) {
  const known = badgeColors.find((name) => name === color.toLowerCase()) ?? 'gray';
  return (
    <span
      className={`badge-${known} inline-block max-w-full rounded-full bg-(--badge-tint) px-3 py-0.5 text-sm font-semibold text-(--badge)`}
    >
      {children}
    </span>
  );
}
