import { t } from '@lingui/core/macro';
import { useMutation, type UseMutationConfig } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Issue } from '../ui/showIssues.ts';
import { askForProof } from './proof.ts';
import { endsSession, RequestError } from './environment.ts';

/** A mutation's `result`: its payload, or one of the schema's errors. */
interface Result {
  readonly __typename: string;
  readonly issues?: readonly Issue[];
  readonly field?: string;
  readonly message?: string;
}

/** A mutation whose field has the alias `result`. */
interface Mutation extends MutationParameters {
  response: { readonly result: Result };
}

type PayloadOf<Answer> = Exclude<Answer, { readonly __typename: `${string}Error` | '%other' }>;
type RefusalOf<Answer> = Exclude<Answer, PayloadOf<Answer>>;

/** The outcome of a mutation. A refusal has its type in the schema, for components that handle one in their own way. */
export type Outcome<Payload = unknown, Refusal = unknown> =
  | { status: 'done'; payload: Payload }
  | (Undone & { status: 'refused'; refusal: Refusal })
  | (Undone & { status: 'expired' | 'failed' | 'unexpected' });

type OutcomeOf<Answer> = Outcome<PayloadOf<Answer>, RefusalOf<Answer>>;

/** A mutation that was not done. */
export interface Undone {
  /**
   * `refused`: the user can put it right; `expired`: the session is over; `failed`: there was no answer; `unexpected`:
   * a fault of the page or the server.
   */
  status: 'refused' | 'expired' | 'failed' | 'unexpected';
  /** The messages to show; empty when the session is over, because the frame says that. */
  issues: readonly Issue[];
}

/**
 * A function that sends a mutation and resolves with its outcome (it never rejects), and whether one is under way. When
 * the server wants to know first that it is still the same user, it asks them and sends the mutation again.
 */
export function useCommit<M extends Mutation>(mutation: GraphQLTaggedNode) {
  const [commit, isPending] = useMutation<M>(mutation);
  const send = async (config: Omit<UseMutationConfig<M>, 'onCompleted' | 'onError'>) => {
    const once = () => outcomeOf<M>((callbacks) => commit({ ...config, ...callbacks }));
    const outcome = await once();
    const methods = outcome.status === 'refused' ? proofsFor(outcome.refusal) : undefined;
    return methods && (await askForProof(methods)) ? once() : outcome;
  };
  return [send, isPending] as const;
}

/** What counts as a proof, if that is what a refusal asks for. */
const proofsFor = (refusal: { __typename: string; methods?: readonly string[] }): readonly string[] | undefined =>
  refusal.__typename === 'ProofRequiredError' ? (refusal.methods ?? []) : undefined;

interface Callbacks<M extends Mutation> {
  onCompleted: (response: M['response']) => void;
  onError: (error: Error) => void;
}

/** Sends a mutation with Relay's callbacks and resolves with its outcome. */
export function outcomeOf<M extends Mutation>(
  send: (callbacks: Callbacks<M>) => unknown,
): Promise<OutcomeOf<M['response']['result']>> {
  return new Promise((resolve) => {
    send({
      onCompleted: (response) => {
        const result: M['response']['result'] | null = response.result;
        if (!result) resolve({ status: 'unexpected', issues: [{ field: '', message: unreadable() }] });
        else if (isPayload(result)) resolve({ status: 'done', payload: result });
        else
          resolve({
            status: 'refused',
            issues: issuesOf(result),
            refusal: result as RefusalOf<M['response']['result']>,
          });
      },
      onError: (error) => resolve(undoneBy(error)),
    });
  });
}

const isPayload = <R extends Result>(result: R): result is PayloadOf<R> => !result.__typename.endsWith('Error');

const unreadable = () => t`The answer could not be read.`;

const issuesOf = ({ issues, field = '', message = unreadable() }: Result): readonly Issue[] =>
  issues ?? [{ field, message }];

function undoneBy(error: Error): Undone & { status: 'expired' | 'failed' | 'unexpected' } {
  if (endsSession(error)) return { status: 'expired', issues: [] };
  const status = error instanceof RequestError ? 'failed' : 'unexpected';
  return { status, issues: [{ field: '', message: error.message }] };
}
