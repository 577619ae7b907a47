import type { ReactNode } from 'react';

/** A list of limited height that scrolls by itself; its lower edge fades to show that there is more. */
export function ScrollRegion({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <div className="relative -mx-2 after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-10 after:rounded-b-2xl after:bg-[linear-gradient(to_top,var(--card),transparent)]">
      <div
        role="region"
        aria-labelledby={labelledBy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="relative max-h-96 overflow-y-auto rounded-2xl"
      >
        {children}
      </div>
    </div>
  );
}
