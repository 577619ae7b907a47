import { t } from '@lingui/core/macro';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  type ConcreteRequest,
  type IEnvironment,
  type OperationDescriptor,
  type PayloadData,
} from 'relay-runtime';
import { enumName } from '../../../../../common/enumName.ts';
import type { useRecommendSubscription } from '../../../__generated__/useRecommendSubscription.graphql.ts';
import { RequestError } from '../../../relay/environment.ts';
import { onForgetTab, tabOwner } from '../../../session/tabStorage.ts';
import { useStore, type Store } from '../../../ui/store.ts';
import { showToast } from '../../../ui/toast.ts';
import { askers, type Asker } from './askers.ts';
import { findingOf, type Finding, type Wish } from './finding.ts';
import { keep, readKept } from './kept.ts';

const subscription = graphql`
  subscription useRecommendSubscription($input: RecommendInput!) {
    progress: recommend(input: $input) {
      picks {
        name
        reason
      }
      result {
        ...RecommendationResults_payload @alias(as: "payload")
      }
      failure {
        message
        code
      }
    }
  }
`;

const asked = getRequest(subscription);
/**
 * The request that answers are stored under: as a query, because Relay would store every message of a subscription
 * under a root of its own.
 */
const stored: ConcreteRequest = { ...asked, params: { ...asked.params, operationKind: 'query' } };

/** The asker's progress, and the functions that change it. */
export function useRecommend(asker: Asker) {
  const environment = useRelayEnvironment();
  const store = findingOf(asker, environment, () => restored(asker, environment));
  const { retries } = askers[asker];
  return {
    finding: useStore(store),
    recommend: (wish: Wish) => {
      if (store.get().status === 'searching') return;
      drop(asker, store.get());
      search(asker, environment, store, wish, retries);
    },
    askAgain: () => {
      drop(asker, store.get());
      store.set({ status: 'asking' });
    },
  };
}

/** Stops a search that is under way, and releases results. */
function drop(asker: Asker, finding: Finding): void {
  if (finding.status === 'searching') finding.stop();
  if (finding.status === 'found') finding.release();
  keep(asker, undefined);
}

function search(asker: Asker, environment: IEnvironment, store: Store<Finding>, wish: Wish, retriesLeft: number): void {
  const operation = operationFor(stored, wish);
  const owner = tabOwner();
  let answer: PayloadData | undefined;

  // Retained, or Relay would garbage collect the records.
  const { dispose: release } = environment.retain(operation);

  const fail = (message: string, code?: string) => {
    release();
    store.set({ status: 'failed', wish, message, code });
    showToast({ tone: 'error', title: t`Failed to get recommendations: ${message}` });
  };

  const stop = () => {
    unheed();
    request.unsubscribe();
    release();
  };
  // Results that arrive after their user has left belong to nobody.
  const unheed = onForgetTab(() => stop());
  store.set({ status: 'searching', wish, picks: [], stop });
  // Not useSubscription, because the search continues when its screen unmounts, and the results wait there.
  const request = environment.execute({ operation: operationFor(asked, wish) }).subscribe({
    next: (response) => {
      if (!('data' in response) || !response.data) return;
      answer = response.data;
      environment.commitPayload(operation, answer);
      const picks = progressOf(environment, operation)?.picks ?? [];
      if (picks.length > 0) store.set({ status: 'searching', wish, picks, stop });
    },
    complete: () => {
      unheed();
      const { failure, result } = progressOf(environment, operation) ?? {};
      if (failure) return fail(failure.message, failure.code);
      if (!result?.payload) return fail(t`The answer could not be read.`);
      if (answer) keep(asker, { wish, answer }, owner);
      store.set({ status: 'found', wish, payload: result.payload, release });
    },
    error: (error: Error) => {
      unheed();
      // A user who was told to slow down is not helped by an immediate retry.
      const isRefused = error instanceof RequestError && error.status === 429;
      if (retriesLeft > 0 && !isRefused) {
        release();
        search(asker, environment, store, wish, retriesLeft - 1);
      } else fail(error.message, error instanceof RequestError ? error.code : undefined);
    },
  });
}

/** The results from before the page was left, as when making an account; the empty form when they cannot be read. */
function restored(asker: Asker, environment: IEnvironment): Finding {
  const kept = readKept(asker);
  if (!kept) return { status: 'asking' };
  const operation = operationFor(stored, kept.wish);
  environment.commitPayload(operation, kept.answer);
  const payload = progressOf(environment, operation)?.result?.payload;
  const isWhole = environment.check(operation).status !== 'missing';
  if (!isWhole || !payload) return { status: 'asking' };
  const { dispose: release } = environment.retain(operation);
  return { status: 'found', wish: kept.wish, payload, release };
}

function operationFor(
  request: ConcreteRequest,
  { projectType, budget, projectDescription, projectName, engine, tracked }: Wish,
): OperationDescriptor {
  const input = {
    projectType: enumName(projectType),
    budget,
    ...(projectDescription && { projectDescription }),
    ...(projectName && { projectName }),
    ...(engine && { engine: enumName(engine) }),
    ...(tracked && { tracked: enumName(tracked) }),
  };
  return createOperationDescriptor(request, { input });
}

function progressOf(environment: IEnvironment, operation: OperationDescriptor) {
  const { data } = environment.lookup(operation.fragment);
  return (data as unknown as useRecommendSubscription['response'] | undefined)?.progress;
}
