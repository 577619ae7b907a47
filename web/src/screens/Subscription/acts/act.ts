import type { IEnvironment } from 'relay-runtime';
import type { Outcome } from '../../../relay/useCommit.ts';

/**
 * Something that is done to a subscription when it is sent. It depends on no component, because it is also what undoes
 * another, and the button for that may outlive the screen. What it changes besides the head is asked for anew (useAct.ts).
 */
export type Act = (environment: IEnvironment) => Promise<Outcome>;

/** One act after another, if the first is done. */
export const both =
  (first: Act, second: Act): Act =>
  async (environment) => {
    const outcome = await first(environment);
    return outcome.status === 'done' ? second(environment) : outcome;
  };
