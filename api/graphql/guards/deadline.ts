import { GraphQLError, Kind, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { say } from '../../say.ts';

/** The time limit of one operation; its SQL statements have shorter limits of their own. */
const longestMs = 10_000;
/** The AI provider has twenty seconds. */
const longestToRecommendMs = 25_000;

/**
 * Runs an operation with its time limit. At the limit it is answered with an error. Then, and when nobody waits for the
 * answer any more, no further resolvers start.
 *
 * @param execute is called with a signal that aborts then
 * @param left aborts when nobody waits any more
 */
export async function inTime(
  execute: (signal: AbortSignal) => ExecutionResult | PromiseLike<ExecutionResult>,
  document: DocumentNode,
  left: AbortSignal,
): Promise<ExecutionResult> {
  const ms = longestFor(document);
  const controller = new AbortController();
  const { promise: tooLate, resolve: giveUp } = Promise.withResolvers<ExecutionResult>();
  const stop = (error: GraphQLError) => {
    controller.abort();
    giveUp({ errors: [error] });
  };
  const leave = () => stop(abandoned());
  if (left.aborted) return { errors: [abandoned()] };
  left.addEventListener('abort', leave);
  const timer = setTimeout(() => stop(timedOut(ms)), ms);
  // An operation that has lost the race may still fail because it was aborted; its error has been answered already.
  const result = Promise.resolve(execute(controller.signal)).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
    return tooLate;
  });
  return Promise.race([result, tooLate]).finally(() => {
    clearTimeout(timer);
    left.removeEventListener('abort', leave);
  });
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

/** Nobody reads it. */
const abandoned = () => new GraphQLError(say('request.abandoned'), { extensions: { code: 'ABANDONED' } });

/** Gives every operation its time limit. */
export const limitTime: Plugin<{ request: Request }> = {
  onExecute({ executeFn, setExecuteFn }) {
    // Yoga's executor accepts a signal that its types do not mention.
    setExecuteFn((args) =>
      inTime((signal) => executeFn(Object.assign(args, { signal })), args.document, args.contextValue.request.signal),
    );
  },
};
