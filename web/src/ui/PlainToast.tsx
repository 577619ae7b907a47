import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { IconButton } from './IconButton.tsx';
import { dismissToast, type Toast } from './toast.ts';

/** A plain notification, for when the code of Toasts.tsx did not load. It stays until it is closed. */
export function PlainToast({ toast: { id, title, description, action } }: { toast: Toast }) {
  const { t } = useLingui();
  const handleAction = () => {
    dismissToast(id);
    action?.run();
  };
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 flex items-start gap-3 border border-line bg-card p-4 shadow-lift md:left-auto md:max-w-[420px]"
    >
      <p className="min-w-0 grow">
        <strong>{title}</strong> {description}
      </p>
      {action && (
        <button type="button" onClick={handleAction} className="min-h-11 px-4 font-semibold text-fern">
          {action.label}
        </button>
      )}
      <IconButton icon={X} label={t`Dismiss notification`} onClick={() => dismissToast(id)} />
    </div>
  );
}
