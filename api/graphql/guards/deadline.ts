import { GraphQLError, Kind, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { say } from '../../say.ts';

/** The time limit of one operation; its SQL statements have shorter limits of their own. */
const longestMs = 10_000;
/** The AI provider has twenty seconds. */
const longestToRecommendMs = 25_000;

/**
 * Runs an operation with its time limit. At the limit it is answered with an error, and no further resolvers start.
 *
 * @param execute is called with a signal that aborts at the limit
 */
export async function inTime(
  execute: (signal: AbortSignal) => ExecutionResult | PromiseLike<ExecutionResult>,
  document: DocumentNode,
): Promise<ExecutionResult> {
  const ms = longestFor(document);
  const controller = new AbortController();
  const tooLate = new Promise<ExecutionResult>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve({ errors: [timedOut(ms)] }));
  });
  const timer = setTimeout(() => controller.abort(), ms);
  // An operation that has lost the race may still fail because it was aborted; its error has been answered already.
  const result = Promise.resolve(execute(controller.signal)).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
    return tooLate;
  });
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer));
}

/** The time limit of an operation; `recommend` may ask an AI provider, which takes longest. */
function longestFor({ definitions }: DocumentNode): number {
  const [operation, ...others] = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const recommends = operation?.selectionSet.selections.some(
    (field) => field.kind === Kind.FIELD && field.name.value === 'recommend',
  );
  return recommends && others.length === 0 ? longestToRecommendMs : longestMs;
}

const timedOut = (ms: number) =>
  new GraphQLError(say('request.timedOut', { seconds: ms / 1_000 }), {
    extensions: { code: 'TIMED_OUT', http: { status: 503, headers: { 'Retry-After': '2' } } },
  });

/** Gives every operation its time limit. */
export const limitTime: Plugin = {
  onExecute({ executeFn, setExecuteFn }) {
    // Yoga's executor accepts a signal that its types do not mention.
    setExecuteFn((args) => inTime((signal) => executeFn(Object.assign(args, { signal })), args.document));
  },
};
