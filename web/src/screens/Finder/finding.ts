import type { IEnvironment } from 'relay-runtime';
import type * as z from 'zod/mini';
import type { finderCardForm } from '../../../../common/forms.ts';
import type { RecommendationResults_payload$key } from '../../__generated__/RecommendationResults_payload.graphql.ts';
import { createStore, type Store } from '../../ui/store.ts';

/** What was asked for: the form's values once they were found valid. */
export type Wish = z.output<typeof finderCardForm>;

/** How far the card has come. */
export type Finding =
  | { status: 'asking' }
  | { status: 'searching'; wish: Wish; stop: () => void }
  | { status: 'failed'; wish: Wish; message: string }
  | { status: 'found'; wish: Wish; payload: RecommendationResults_payload$key; release: () => void };

const findings = new WeakMap<IEnvironment, Store<Finding>>();

/** The card's progress. It outlives the screen, so that results are still there when somebody comes back to it. */
export function findingOf(environment: IEnvironment): Store<Finding> {
  const store = findings.get(environment) ?? createStore<Finding>({ status: 'asking' });
  findings.set(environment, store);
  return store;
}
