import { commitMutation, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import { enumName } from '../../../../common/enumName.ts';
import type { useRecommendMutation } from '../../__generated__/useRecommendMutation.graphql.ts';
import { RequestError } from '../../relay/environment.ts';
import { useStore, type Store } from '../../ui/store.ts';
import { showToast } from '../../ui/toast.ts';
import { findingOf, type Finding, type Wish } from './finding.ts';

const mutation = graphql`
  mutation useRecommendMutation($input: RecommendInput!) {
    result: recommend(input: $input) {
      __typename
      ... on RecommendPayload {
        ...RecommendationResults_payload @alias(as: "payload")
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`;

/** The finder card's progress and what moves it on. */
export function useRecommend() {
  const environment = useRelayEnvironment();
  const store = findingOf(environment);
  return {
    finding: useStore(store),
    recommend: (wish: Wish) => store.get().status !== 'searching' && search(environment, store, wish, 1),
    askAgain: () => leave(store),
  };
}

/** Back to the form. What is under way stops, what was found goes. */
function leave(store: Store<Finding>): void {
  const finding = store.get();
  if (finding.status === 'searching') finding.stop();
  if (finding.status === 'found') finding.release();
  store.set({ status: 'asking' });
}

function search(environment: IEnvironment, store: Store<Finding>, wish: Wish, retriesLeft: number): void {
  const input = { projectType: enumName(wish.category), budget: wish.budget, projectDescription: wish.prompt };

  const fail = (message: string) => {
    store.set({ status: 'failed', wish, message });
    showToast({ tone: 'error', title: `Failed to get recommendations: ${message}` });
  };

  store.set({ status: 'searching', wish, stop: () => request.dispose() });
  // Not useMutation: the search goes on when its screen is left, and the results wait there.
  const request = commitMutation<useRecommendMutation>(environment, {
    mutation,
    variables: { input },
    onCompleted: ({ result }) => {
      if (result.__typename === 'InvalidInputError') return fail(result.message);
      if (result.__typename !== 'RecommendPayload' || !result.payload) return fail('The answer could not be read.');
      // A mutation's records are collected as garbage unless somebody holds on to them.
      const { dispose: release } = environment.retain(createOperationDescriptor(getRequest(mutation), { input }));
      store.set({ status: 'found', wish, payload: result.payload, release });
    },
    onError: (error) => {
      // Asking again at once would not help somebody who was told to slow down.
      const isRefused = error instanceof RequestError && error.status === 429;
      if (retriesLeft > 0 && !isRefused) search(environment, store, wish, retriesLeft - 1);
      else fail(error.message);
    },
  });
}
