import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { dismissToast, type Toast } from './toast.ts';

/** Draws the open notification. It closes by itself after 5 s, by its button, or swiped right; F8 goes to it. */
export function Toasts({ toast }: { toast: Toast }) {
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Provider duration={5_000} swipeDirection="right" swipeThreshold={50}>
      <RadixToast.Root
        key={toast.id}
        type={toast.tone === 'error' ? 'foreground' : 'background'}
        onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
        className="flex animate-rise items-start gap-3 rounded-2xl border border-line bg-card p-4 shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
      >
        <Icon
          className={`mt-0.5 size-5 shrink-0 ${toast.tone === 'error' ? 'text-danger' : 'text-fern'}`}
          aria-hidden="true"
        />
        <div className="min-w-0 grow">
          <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
          {toast.description && (
            <RadixToast.Description className="text-soft">{toast.description}</RadixToast.Description>
          )}
        </div>
        <RadixToast.Close
          aria-label="Dismiss notification"
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken"
        >
          <X className="size-5" aria-hidden="true" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className="fixed inset-x-0 bottom-0 z-50 flex flex-col p-4 md:left-auto md:w-full md:max-w-[420px]" />
    </RadixToast.Provider>
  );
}
