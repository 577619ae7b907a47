import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section of the statistics; it is not split between two printed pages. */
export const Panel = ({ id, heading, children }: PanelProps) => (
  <section aria-labelledby={id} className="break-inside-avoid rounded-3xl border border-line bg-card p-5 shadow-card">
    <h2 id={id} className="mb-4 text-2xl font-bold">
      {heading}
    </h2>
    {children}
  </section>
);
