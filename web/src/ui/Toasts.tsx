import { useLingui } from '@lingui/react/macro';
import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef, type FocusEvent } from 'react';
import { giveFocusBack } from './giveFocusBack.ts';
import { dismissToast, type Toast } from './toast.ts';

/** Shows the open notification. It closes after 5 s, by its buttons, or by a swipe to the right; F8 focuses it. */
export function Toasts({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck;
  const area = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);

  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !area.current?.contains(relatedTarget as Node)) before.current = relatedTarget;
  };
  const close = () => {
    if (area.current?.contains(document.activeElement)) giveFocusBack(before.current);
    dismissToast(toast.id);
  };
  return (
    <div ref={area} onFocus={handleFocus}>
      <RadixToast.Provider label={t`Notification`} duration={5_000} swipeDirection="right" swipeThreshold={50}>
        <RadixToast.Root
          key={toast.id}
          duration={toast.action ? 10_000 : 5_000}
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => !isOpen && close()}
          className="flex animate-rise items-start gap-3 max-sm:flex-wrap rounded-2xl border border-line bg-card p-4 shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <Icon
            className={`mt-0.5 size-5 shrink-0 ${toast.tone === 'error' ? 'text-danger' : 'text-fern'}`}
            aria-hidden="true"
          />
          <div className="min-w-0 flex-1">
            <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
            {toast.description && (
              <RadixToast.Description className="text-soft">{toast.description}</RadixToast.Description>
            )}
          </div>
          {toast.action && (
            <RadixToast.Action
              altText={t`${toast.action.label}: press F8, then Tab`}
              onClick={toast.action.run}
              className="-my-2 min-h-11 shrink-0 rounded-full px-4 max-sm:order-last max-sm:basis-full max-sm:pl-8 max-sm:text-left font-semibold text-fern hover:bg-fern-tint"
            >
              {toast.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close
            aria-label={t`Dismiss notification`}
            data-tooltip={t`Dismiss notification`}
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken"
          >
            <X className="size-5" aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
        <RadixToast.Viewport
          label={t`Notifications (F8)`}
          className="fixed inset-x-0 bottom-0 z-50 flex flex-col p-4 md:left-auto md:w-full md:max-w-[420px]"
        />
      </RadixToast.Provider>
    </div>
  );
}
