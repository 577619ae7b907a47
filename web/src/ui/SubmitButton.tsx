import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  isPending: boolean;
  pendingText: string;
}

/** Submits its form once: while that is under way it says so, ignores clicks and keeps the focus. */
export function SubmitButton({ isPending, pendingText, children, ...props }: SubmitButtonProps) {
  return (
    <Button type="submit" aria-disabled={isPending} onClick={(event) => isPending && event.preventDefault()} {...props}>
      {isPending ? pendingText : children}
    </Button>
  );
}
