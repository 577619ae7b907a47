import type { ReactNode } from 'react';

const size = 'text-4xl md:text-5xl';

/** For an element that looks like the heading but is not one yet. */
export const pageHeadingStyle = `font-display font-bold leading-[1.12] tracking-tight text-balance ${size}`;

/** The screen's one `h1`; it takes focus after a navigation. */
export function PageHeading({ className = size, children }: { className?: string; children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={`font-bold ${className}`}>
      {children}
    </h1>
  );
}
