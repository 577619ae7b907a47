import type { Outcome } from '../../relay/useCommit.ts';

/**
 * Whether somebody has signed in who must set up a second factor first. The reloaded screen finds their session and
 * leads them to it.
 */
export const mustSetUp = (outcome: Outcome<unknown, { __typename: string }>): boolean =>
  outcome.status === 'refused' && outcome.refusal.__typename === 'SecondFactorMissingError';
