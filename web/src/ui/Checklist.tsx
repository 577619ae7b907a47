import { Check } from 'lucide-react';

/** A tool's features, each with a tick. */
export function Checklist({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1.5 sm:grid-cols-2">
      {[...new Set(items)].map((item) => (
        <li key={item} className="flex min-w-0 items-start gap-2">
          <Check className="mt-1 size-4 shrink-0 text-fern" aria-hidden="true" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
