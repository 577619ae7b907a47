import type { FormEvent, ReactNode } from 'react';
import { BackButton } from './BackButton.tsx';

interface StepFormProps {
  onSubmit: (event: FormEvent) => unknown;
  /** Undefined on the first step. */
  onBack?: () => void;
  /** The button to the next step. */
  submit: ReactNode;
  children: ReactNode;
}

/** One step's question, with the buttons to the next step and back. */
export function StepForm({ onSubmit, onBack, submit, children }: StepFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex grow flex-col gap-6">
      {children}
      <div className="mt-auto flex flex-col-reverse gap-3 border-t border-line pt-5 sm:flex-row sm:*:last:ml-auto">
        {onBack && <BackButton onClick={onBack} />}
        {submit}
      </div>
    </form>
  );
}
