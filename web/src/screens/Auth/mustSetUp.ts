import { paths } from '../../../../common/paths.ts';
import type { Outcome } from '../../relay/useCommit.ts';

/** Whether somebody has signed in who must set up a second factor first. */
export const mustSetUp = (outcome: Outcome<unknown, { __typename: string }>): boolean =>
  outcome.status === 'refused' && outcome.refusal.__typename === 'SecondFactorMissingError';

/** Loads the screen anew that finds their session and leads them to a second factor, and then where they wanted to go. */
export function leadToSetUp(): void {
  if (location.pathname === paths.auth) location.reload();
  else location.assign(paths.auth);
}
