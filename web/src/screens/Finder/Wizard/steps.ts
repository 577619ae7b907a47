import { msg } from '@lingui/core/macro';
import { recommendForm } from '../../../../../common/forms/finderForms.ts';

export const steps = [msg`Project Category`, msg`Budget`, msg`Project`, msg`Results`] as const;

/** The number of a step, from 1. */
export type Step = 1 | 2 | 3 | 4;

/** The step in an address; undefined when there is none. */
export function stepIn(address: URLSearchParams): Step | undefined {
  return ([1, 2, 3, 4] as const).find((step) => address.get('step') === String(step));
}

/** The first step without a valid answer; 3 when both are valid, because the third step has no required answer. */
export function firstUnanswered(answers: { projectType?: unknown; budget?: unknown }): Step {
  const { projectType, budget } = recommendForm.shape;
  if (!projectType.safeParse(answers.projectType).success) return 1;
  return budget.safeParse(answers.budget).success ? 3 : 2;
}
