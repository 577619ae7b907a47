import { GraphQLError, Kind, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { say } from '../../say.ts';

/** How long one operation may take; its statements have shorter limits of their own. */
const longestMs = 10_000;
/** The AI provider has twenty seconds. */
const longestToRecommendMs = 25_000;

/**
 * Runs an operation for as long as it may take: then it is answered with an error, and resolvers that have not begun do not.
 *
 * @param execute is given the signal that says when to stop
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
  // The loser of the race may still fail, of being stopped; that has been answered.
  const result = Promise.resolve(execute(controller.signal)).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
    return tooLate;
  });
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer));
}

/** Asking an AI provider takes longer than all else. */
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
    // Yoga's executor knows a signal, which its types do not say.
    setExecuteFn((args) => inTime((signal) => executeFn(Object.assign(args, { signal })), args.document));
  },
};
