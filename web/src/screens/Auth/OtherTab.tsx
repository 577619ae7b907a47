import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTabPath } from './useTabPath.ts';

/** A link from one form to the other. */
export function OtherTab({
  question,
  tab,
  children,
}: {
  question: string;
  tab: 'login' | 'register';
  children: ReactNode;
}) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-soft">
      {question}
      <Link
        to={useTabPath(tab)}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold text-fern underline underline-offset-4 hover:text-fern-strong"
      >
        {children}
      </Link>
    </p>
  );
}
