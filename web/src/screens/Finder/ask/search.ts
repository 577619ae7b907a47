import { t } from '@lingui/core/macro';
import { graphql } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  type ConcreteRequest,
  type IEnvironment,
  type OperationDescriptor,
  type PayloadData,
} from 'relay-runtime';
import { enumName } from '../../../../../common/enumName.ts';
import type { RecommendationResults_payload$key } from '../../../__generated__/RecommendationResults_payload.graphql.ts';
import type { searchSubscription } from '../../../__generated__/searchSubscription.graphql.ts';
import { RequestError } from '../../../relay/environment.ts';
import { onForgetTab } from '../../../session/tabStorage.ts';
import type { PickSoFar, Wish } from './finding.ts';
import type { Kept } from './kept.ts';

const subscription = graphql`
  subscription searchSubscription($input: RecommendInput!) {
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

/** Results in Relay's store, until they are released. */
export interface Held {
  payload: RecommendationResults_payload$key;
  release: () => void;
}

interface Listeners {
  onPicks: (picks: readonly PickSoFar[]) => void;
  onFound: (held: Held, answer: PayloadData) => void;
  onFailed: (message: string, code?: string) => void;
}

/**
 * Asks the server for five tools. It is no hook, because a search continues when its screen unmounts.
 *
 * @param retries how often a failed request is retried
 * @returns a function that stops the search; no listener is called afterwards
 */
export function search(environment: IEnvironment, wish: Wish, retries: number, listeners: Listeners): () => void {
  const { onPicks, onFound, onFailed } = listeners;
  const operation = operationFor(stored, wish);
  let answer: PayloadData | undefined;
  // Retained, or Relay would garbage collect the records.
  const { dispose: release } = environment.retain(operation);

  const fail = (message: string, code?: string) => {
    release();
    onFailed(message, code);
  };

  let stop = () => {
    unheed();
    request.unsubscribe();
    release();
  };
  // Results that arrive after their user has left belong to nobody.
  const unheed = onForgetTab(() => stop());
  const request = environment.execute({ operation: operationFor(asked, wish) }).subscribe({
    next: (response) => {
      if (!('data' in response) || !response.data) return;
      answer = response.data;
      environment.commitPayload(operation, answer);
      const picks = progressOf(environment, operation)?.picks ?? [];
      if (picks.length > 0) onPicks(picks);
    },
    complete: () => {
      unheed();
      const { failure, result } = progressOf(environment, operation) ?? {};
      if (failure) return fail(failure.message, failure.code);
      if (!answer || !result?.payload) return fail(t`The answer could not be read.`);
      onFound({ payload: result.payload, release }, answer);
    },
    error: (error: Error) => {
      unheed();
      // A user who was told to slow down is not helped by an immediate retry.
      const isRefused = error instanceof RequestError && error.status === 429;
      if (retries > 0 && !isRefused) {
        release();
        onPicks([]);
        stop = search(environment, wish, retries - 1, listeners);
      } else fail(error.message, error instanceof RequestError ? error.code : undefined);
    },
  });
  return () => stop();
}

/** Puts kept results into Relay's store; undefined when they cannot be read. */
export function restore(environment: IEnvironment, { wish, answer }: Kept): Held | undefined {
  const operation = operationFor(stored, wish);
  environment.commitPayload(operation, answer);
  const payload = progressOf(environment, operation)?.result?.payload;
  const isWhole = environment.check(operation).status !== 'missing';
  if (!isWhole || !payload) return undefined;
  return { payload, release: environment.retain(operation).dispose };
}

function operationFor(request: ConcreteRequest, wish: Wish): OperationDescriptor {
  const { projectType, budget, projectDescription, projectName, engine, tracked } = wish;
  const { addNeeds, removeNeeds, dropConstraints } = wish;
  const input = {
    projectType: enumName(projectType),
    budget,
    ...(projectDescription && { projectDescription }),
    ...(projectName && { projectName }),
    ...(engine && { engine: enumName(engine) }),
    ...(tracked && { tracked: enumName(tracked) }),
    ...(addNeeds?.length && { addNeeds }),
    ...(removeNeeds?.length && { removeNeeds }),
    ...(dropConstraints?.length && { dropConstraints: dropConstraints.map((kind) => enumName(kind)) }),
  };
  return createOperationDescriptor(request, { input });
}

function progressOf(environment: IEnvironment, operation: OperationDescriptor) {
  const { data } = environment.lookup(operation.fragment);
  return (data as unknown as searchSubscription['response'] | undefined)?.progress;
}
