import type { OpenIdProblem } from '../../../common/values.ts';

/** Why nobody gets in by single sign-on; the page has the words. */
export class SingleSignOnError extends Error {
  override readonly name = 'SingleSignOnError';
  readonly problem: OpenIdProblem;

  constructor(problem: OpenIdProblem) {
    super(`single sign-on: ${problem}`);
    this.problem = problem;
  }
}
