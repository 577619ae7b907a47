import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { useEffect, useState, type ReactNode } from 'react';

interface DialogProps {
  title: string;
  role?: 'dialog' | 'alertdialog';
  /** Keeps it open while its action is under way. */
  isPending?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog. Escape and a click beside it close it. The focus starts at the element with `data-autofocus` and
 * returns to the one that opened it. A new title is a new step, and the focus starts anew.
 */
export function Dialog({ title, role = 'dialog', isPending = false, onClose, children }: DialogProps) {
  useFocusBack();
  // It opens after the first render: open from the start, it would leave the screen behind it reachable, because
  // Headless UI does not know the dialog yet.
  const [isOpen, setIsOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is intended
  useEffect(() => setIsOpen(true), []);
  return (
    <HeadlessDialog open={isOpen} role={role} onClose={() => !isPending && onClose()} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-[rgb(8_20_18/0.6)]" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-3 sm:items-center sm:p-6">
          <DialogPanel className="w-full max-w-lg rounded-3xl border border-line bg-card p-5 shadow-lift sm:p-8">
            <DialogTitle className="text-2xl font-bold">{title}</DialogTitle>
            <div key={title} ref={focusStart}>
              {children}
            </div>
          </DialogPanel>
        </div>
      </div>
    </HeadlessDialog>
  );
}

/** Gives the focus back even when this code was loaded too late for Headless UI to see which element had it. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}

const focusStart = (step: HTMLElement | null) => step?.querySelector<HTMLElement>('[data-autofocus]')?.focus();

/** A dialog's buttons; on narrow screens the main button comes first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">{children}</div>;
}
