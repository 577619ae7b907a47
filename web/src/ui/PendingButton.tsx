import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface PendingButtonProps extends ComponentProps<typeof Button> {
  isPending: boolean;
  /** The label while the action is under way. */
  pendingLabel: string;
}

/** A button that ignores clicks while its action is under way, and keeps the focus. */
export function PendingButton({ isPending, pendingLabel, children, onClick, ...props }: PendingButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={isPending}
      onClick={(event) => (isPending ? event.preventDefault() : onClick?.(event))}
    >
      {isPending && <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />}
      {isPending ? pendingLabel : children}
    </Button>
  );
}
