import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTabPath } from './useTabPath.ts';

interface TabLinkProps {
  tab: 'login' | 'register';
  isCurrent: boolean;
  children: ReactNode;
}

export function TabLink({ tab, isCurrent, children }: TabLinkProps) {
  return (
    <Link
      to={useTabPath(tab)}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 grow basis-0 items-center justify-center rounded-full font-semibold text-soft hover:text-ink aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:shadow-card dark:aria-[current=page]:bg-line"
    >
      {children}
    </Link>
  );
}
