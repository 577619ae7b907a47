import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  message: string | undefined;
  /** Buttons for what can be done. */
  children: ReactNode;
}

/** Says why something was not done although nothing is wrong, and asks how to go on; read out when it comes. */
export function Notice({ message, children }: NoticeProps) {
  if (!message) return null;
  return (
    <div className="rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
      <p role="alert" className="flex items-start gap-2 font-medium">
        <Info className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{message}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
