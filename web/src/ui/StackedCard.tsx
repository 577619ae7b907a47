import type { ReactNode } from 'react';

/** A card that lies on top of two more. */
export function StackedCard({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className="relative isolate pb-6">
      <div className={`relative rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 ${className}`}>
        {children}
      </div>
      {/* After the card, so that they do not move down while a browser paints a document that it has read half of. */}
      <div className="absolute inset-x-5 bottom-3 -z-10 h-10 rounded-b-xl bg-fern" aria-hidden="true" />
      <div className="absolute inset-x-10 bottom-0 -z-20 h-10 rounded-b-xl bg-marigold" aria-hidden="true" />
    </div>
  );
}
