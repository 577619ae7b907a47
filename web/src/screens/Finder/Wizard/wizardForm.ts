import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { recommendForm } from '../../../../../common/forms/finderForms.ts';
import type { Wish } from '../ask/finding.ts';

/** The one form that the steps share. */
export type WizardForm = UseFormReturn<z.input<typeof recommendForm>, unknown, Wish>;

export interface StepProps {
  form: WizardForm;
  onNext: () => void;
  onBack: () => void;
}
