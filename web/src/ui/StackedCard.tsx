import type { ReactNode } from 'react';

/** A card that lies on top of two more. */
export function StackedCard({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className="relative pb-6">
      <div className="absolute inset-x-10 bottom-0 h-10 rounded-b-xl bg-marigold" aria-hidden="true" />
      <div className="absolute inset-x-5 bottom-3 h-10 rounded-b-xl bg-fern" aria-hidden="true" />
      <div className={`relative rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 ${className}`}>
        {children}
      </div>
    </div>
  );
}
