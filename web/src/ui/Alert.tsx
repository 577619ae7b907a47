import { CircleAlert } from 'lucide-react';

/** Says what went wrong, at once and to everybody; nothing without a message. */
export function Alert({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2 rounded-2xl bg-danger-tint px-4 py-3 font-medium text-danger">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">{message}</span>
        </p>
      )}
    </div>
  );
}
