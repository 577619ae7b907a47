import { CircleAlert } from 'lucide-react';

/** Says inside a form that the server did not do what was asked. */
export function Failure({ title, message }: { title: string; message: string }) {
  return (
    <div role="alert" className="flex items-start gap-2 rounded-2xl bg-danger-tint px-4 py-3 text-danger">
      <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{message}</p>
      </div>
    </div>
  );
}
