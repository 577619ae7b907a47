import { msg } from '@lingui/core/macro';
import { recommendForm } from '../../../../../common/forms/finderForms.ts';

export const steps = [msg`Project Category`, msg`Budget`, msg`Project`, msg`Results`] as const;

/** A step by its number, the first being 1. */
export type Step = 1 | 2 | 3 | 4;

/** The step that an address asks for. */
export function stepIn(address: URLSearchParams): Step | undefined {
  return ([1, 2, 3, 4] as const).find((step) => address.get('step') === String(step));
}

/** The first step whose question has no valid answer; the third, where nothing need be answered, when all have. */
export function firstUnanswered(answers: { projectType?: unknown; budget?: unknown }): Step {
  const { projectType, budget } = recommendForm.shape;
  if (!projectType.safeParse(answers.projectType).success) return 1;
  return budget.safeParse(answers.budget).success ? 3 : 2;
}
