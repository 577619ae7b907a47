import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyle } from './Field.tsx';

/** A native select in the style of the other controls. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...props} className={`${controlStyle} min-h-12 appearance-none pr-10`} />
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-soft"
        aria-hidden="true"
      />
    </span>
  );
}
