import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A button that is drawn as an icon; `label` is its name. */
export function IconButton({
  icon: Icon,
  label,
  ...props
}: ComponentProps<'button'> & { icon: LucideIcon; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className="grid size-11 shrink-0 place-items-center rounded-full text-soft transition hover:bg-fern-tint hover:text-ink"
      {...props}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
