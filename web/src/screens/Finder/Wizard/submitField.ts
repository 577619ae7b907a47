import type { FormEvent } from 'react';
import type { WizardForm } from './wizardForm.ts';

/** Goes to the next step when the step's one field is valid; otherwise shows its error and focuses it. */
export function submitField(form: WizardForm, field: 'projectType' | 'budget', onNext: () => void) {
  return async (event: FormEvent) => {
    event.preventDefault();
    if (await form.trigger(field, { shouldFocus: true })) onNext();
  };
}
