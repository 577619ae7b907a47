import { useMutation, type UseMutationConfig } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { endsSession, RequestError } from './environment.ts';

type Config<Mutation extends MutationParameters> = Omit<UseMutationConfig<Mutation>, 'onCompleted' | 'onError'>;

/**
 * A mutation that can be awaited, and whether it is under way.
 *
 * @returns the promise of its answer, which fails with a message that can be shown; it stays open when the session is over
 */
export function useCommit<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, isPending] = useMutation<Mutation>(mutation);
  const send = (config: Config<Mutation>) =>
    new Promise<Mutation['response']>((onCompleted, onError) => {
      commit({
        ...config,
        onCompleted: (answer) => onCompleted(answer),
        onError: (error) => {
          if (!endsSession(error)) onError(error);
        },
      });
    });
  return [send, isPending] as const;
}

/** The server's refusal as an error to throw. */
export function refusal(result: { __typename: string; message?: string }): RequestError {
  return new RequestError(result.message ?? 'The answer could not be read.');
}
