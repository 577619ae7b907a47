import type { IEnvironment } from 'relay-runtime';
import type * as z from 'zod/mini';
import type { recommendForm } from '../../../../../common/forms/finderForms.ts';
import type { RecommendationResults_payload$key } from '../../../__generated__/RecommendationResults_payload.graphql.ts';
import { createStore, type Store } from '../../../ui/store.ts';
import type { Asker } from './askers.ts';

/** The valid input of a request. */
export type Wish = z.output<typeof recommendForm>;

/** A tool that is known before all five are. */
export interface PickSoFar {
  readonly name: string;
  readonly reason: string;
}

/** Results, with what the user has changed in them. */
export interface Found {
  status: 'found';
  wish: Wish;
  payload: RecommendationResults_payload$key;
  release: () => void;
  /** The names of the alternatives that the user has put in place of picks. */
  swapped: readonly string[];
  /** The corrected wish that is being searched for while these results stay. */
  correction?: { wish: Wish; stop: () => void } | undefined;
  /** Why the last correction failed. */
  problem?: string | undefined;
}

/** The progress of a request. */
export type Finding =
  | { status: 'asking' }
  | { status: 'searching'; wish: Wish; picks: readonly PickSoFar[]; stop: () => void }
  | { status: 'failed'; wish: Wish; message: string; code: string | undefined }
  | Found;

const findings: Record<Asker, WeakMap<IEnvironment, Store<Finding>>> = { card: new WeakMap(), wizard: new WeakMap() };

/**
 * The asker's progress. It outlives the screen, so that results are still there when the user comes back.
 *
 * @param start makes the first value of a new store
 */
export function findingOf(asker: Asker, environment: IEnvironment, start: () => Finding): Store<Finding> {
  const store = findings[asker].get(environment) ?? createStore(start());
  findings[asker].set(environment, store);
  return store;
}
