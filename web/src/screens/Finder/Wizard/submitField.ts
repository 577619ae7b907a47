import type { FormEvent } from 'react';
import type { WizardForm } from './wizardForm.ts';

/** Goes on when the step's one field is right; otherwise says what is wrong there and goes to it. */
export function submitField(form: WizardForm, field: 'projectType' | 'budget', onNext: () => void) {
  return async (event: FormEvent) => {
    event.preventDefault();
    if (await form.trigger(field, { shouldFocus: true })) onNext();
  };
}
