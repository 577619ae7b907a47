import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** The attributes of a field's control that connect it to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Whether only screen readers are told the label, because a heading says the same. */
  isLabelHidden?: boolean;
  hint?: string;
  error?: string | undefined;
  /**
   * How the value will be read, announced when it changes. It has room for two lines, so that nothing moves when it
   * grows.
   */
  preview?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its error and its hint below. */
export function Field({ label, isLabelHidden = false, hint, error, preview, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const previewId = `${id}-preview`;
  const describedBy = [error && errorId, preview !== undefined && previewId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-semibold'}>
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      <FieldError id={errorId} message={error} />
      {preview !== undefined && (
        <p id={previewId} role="status" className="mt-1.5 min-h-[2lh] text-sm text-soft wrap-anywhere">
          {preview}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A field's error, announced when it appears; renders nothing without a message. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {message}
    </p>
  );
}

export const controlStyle =
  'block w-full min-w-0 rounded-xl border-2 border-edge bg-paper px-3.5 py-2.5 text-ink placeholder:text-soft transition hover:border-fern focus-visible:border-fern aria-invalid:border-danger';
