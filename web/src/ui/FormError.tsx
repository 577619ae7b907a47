import { CircleAlert } from 'lucide-react';

/** What is wrong with a form as a whole; it is read out when it comes. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {message && (
        <p className="flex items-start gap-2 rounded-2xl bg-danger-tint px-4 py-3 font-medium text-danger">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  );
}
