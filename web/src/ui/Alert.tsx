import { CircleAlert } from 'lucide-react';

interface AlertProps {
  title?: string;
  message: string | undefined;
}

/** The error of a form or dialog as a whole, announced when it appears. Renders nothing without a message. */
export function Alert({ title, message }: AlertProps) {
  return (
    <div role="alert" className="empty:absolute">
      {message && (
        <div className="flex items-start gap-2 rounded-2xl bg-danger-tint px-4 py-3 text-danger">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <div className="min-w-0">
            {title && <p className="font-semibold">{title}</p>}
            <p className={title ? '' : 'font-medium'}>{message}</p>
          </div>
        </div>
      )}
    </div>
  );
}
