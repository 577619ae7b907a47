import type { ReactNode } from 'react';

/** The screen's one `h1`; it takes focus after a navigation. */
export function PageHeading({
  className = 'text-4xl md:text-5xl',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <h1 tabIndex={-1} className={`font-bold ${className}`}>
      {children}
    </h1>
  );
}
