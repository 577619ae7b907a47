import { t } from '@lingui/core/macro';
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { createStore } from '../ui/store.ts';
import { noteChange } from './askAnew.ts';
import { post } from './post.ts';
import { tellTabs } from './tabs.ts';

const timeoutMs = 20_000;
/** An AI provider may be slow, and is asked up to twice. */
const longestStreamMs = 60_000;

/** Why the server gave no data, in words meant for people. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number | undefined;
  readonly code: string | undefined;

  /**
   * @param status the answer's HTTP status; undefined when there was no answer
   * @param code the server's code for the refusal, such as UNAUTHENTICATED
   */
  constructor(message: string, status?: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Whether the server has just refused a request because the session is over; the frame handles it. */
export const expiryStore = createStore(false);

/** Whether an error says that the session is over. The frame says so and goes to /auth, so callers need not show it. */
export const endsSession = (error: Error): boolean => error instanceof RequestError && error.code === 'UNAUTHENTICATED';

let made = 0;

/** The current environment, for loaders, which read it when they run. Components get theirs from the frame. */
export let environment = createEnvironment();

/** Starts with an empty store, because the user has changed. Screens keep their old data until they unmount. */
export function renewEnvironment(): void {
  environment = createEnvironment();
}

function createEnvironment(): Environment {
  return new Environment({
    configName: `environment ${(made += 1)}`,
    network: Network.create(
      (request, variables) => {
        const answer = observe(timeoutMs, (signal) => [send(request, variables, signal)]);
        return request.operationKind === 'mutation' ? noted(answer) : answer;
      },
      (request, variables) => observe(longestStreamMs, (signal) => sendAndFollow(request, variables, signal)),
    ),
    store: new Store(new RecordSource()),
  });
}

/** The answer of a mutation; also tells the other tabs about it. */
function noted(answer: Observable<GraphQLResponse>): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const done = noteChange();
    return answer.do({ next: tellTabs }).finally(done).subscribe(sink);
  });
}

/** Passes on answers as they arrive. Unsubscribing and the time limit abort the request. */
function observe(
  limitMs: number,
  ask: (signal: AbortSignal) => Iterable<Promise<GraphQLResponse>> | AsyncIterable<GraphQLResponse>,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new RequestError(t`Stackling took too long to answer. Please try again.`)),
      limitMs,
    );
    const follow = async () => {
      for await (const answer of ask(controller.signal)) sink.next(answer);
    };
    follow()
      .then(
        () => sink.complete(),
        (error: Error) => {
          if (endsSession(error)) expiryStore.set(true);
          sink.error(error);
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  });
}

type Operation = Pick<RequestParameters, 'id' | 'name'>;

/** Posts one operation by its digest (persisted.ts on the server). Every failure becomes a RequestError whose message can be shown. */
export async function send(request: Operation, variables: Variables, signal: AbortSignal): Promise<GraphQLResponse> {
  return answerOf(await reach(request, variables, signal), signal);
}

/** Like `send`, for an operation whose answer is streamed. */
export async function* sendAndFollow(
  request: Operation,
  variables: Variables,
  signal: AbortSignal,
): AsyncGenerator<GraphQLResponse> {
  const response = await reach(request, variables, signal, 'text/event-stream');
  if (!response.headers.get('Content-Type')?.includes('text/event-stream')) {
    yield await answerOf(response, signal);
    return;
  }
  try {
    const { answersIn } = await import('./stream.ts');
    for await (const answer of answersIn(response)) yield usable(answer, response);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof RequestError ? error : unreachable();
  }
}

async function reach({ id, name }: Operation, variables: Variables, signal: AbortSignal, type?: string) {
  try {
    return await post(JSON.stringify({ documentId: id, operationName: name, variables }), signal, type);
  } catch (error) {
    if (signal.aborted) throw error;
    throw unreachable();
  }
}

const unreachable = () =>
  new RequestError(
    navigator.onLine
      ? t`Stackling could not be reached. Please try again.`
      : t`You are offline. Connect and try again.`,
  );

async function answerOf(response: Response, signal: AbortSignal): Promise<GraphQLResponse> {
  const answer = await response.json().catch(() => {
    if (signal.aborted) throw signal.reason;
    return undefined;
  });
  return usable(answer, response);
}

function usable(answer: unknown, { status }: Response): GraphQLResponse {
  if (isUsable(answer)) return answer;
  const { message, code } = refusalOf(answer);
  throw new RequestError(message ?? sentenceFor(status), status, code);
}

function isUsable(answer: unknown): answer is GraphQLResponse {
  return typeof answer === 'object' && answer !== null && 'data' in answer && answer.data != null;
}

/** The server's message and code: from the first GraphQL error, or from a refusal before GraphQL. */
function refusalOf(answer: unknown): { message: string | undefined; code: string | undefined } {
  const { errors = [], message } = (answer ?? {}) as Refusal;
  return { message: errors[0]?.message ?? message, code: errors[0]?.extensions?.code };
}

interface Refusal {
  errors?: { message?: string; extensions?: { code?: string } }[];
  message?: string;
}

function sentenceFor(status: number): string {
  if (status === 429) return t`Too many requests. Please wait a moment and try again.`;
  if (status >= 500) return t`Stackling is having trouble right now. Please try again in a moment.`;
  return t`Stackling gave an answer that could not be read (status ${status}).`;
}
