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

const timeoutMs = 20_000;

/** Why the server gave no data, in words meant for people. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number | undefined;

  /** @param status the answer's HTTP status; nothing when none came */
  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

export const environment = createEnvironment();

function createEnvironment(): Environment {
  return new Environment({
    network: Network.create((request, variables) =>
      Observable.create((sink) => {
        const controller = new AbortController();
        const timer = setTimeout(
          () => controller.abort(new RequestError('Stackling took too long to answer. Please try again.')),
          timeoutMs,
        );
        send(request, variables, controller.signal)
          .then((answer) => {
            sink.next(answer);
            sink.complete();
          }, sink.error)
          .finally(() => clearTimeout(timer));
        return () => {
          clearTimeout(timer);
          controller.abort();
        };
      }),
    ),
    store: new Store(new RecordSource()),
  });
}

/** Posts one operation. Every failure becomes a RequestError whose message can be shown. */
export async function send(
  { text, name }: Pick<RequestParameters, 'text' | 'name'>,
  variables: Variables,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  let response: Response;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json, application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ query: text, operationName: name, variables }),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestError(
      navigator.onLine
        ? 'Stackling could not be reached. Please try again.'
        : 'You are offline. Connect and try again.',
    );
  }

  const answer = await response.json().catch(() => {
    if (signal.aborted) throw signal.reason;
    return undefined;
  });
  if (isUsable(answer)) return answer;
  throw new RequestError(messageOf(answer) ?? sentenceFor(response.status), response.status);
}

function isUsable(answer: unknown): answer is GraphQLResponse {
  return typeof answer === 'object' && answer !== null && 'data' in answer && answer.data != null;
}

/** The server's own words: the first GraphQL error's, or those of a refusal made before GraphQL. */
function messageOf(answer: unknown): string | undefined {
  const { errors, message } = (answer ?? {}) as { errors?: { message?: string }[]; message?: string };
  return errors?.[0]?.message ?? message;
}

function sentenceFor(status: number): string {
  if (status === 429) return 'Too many requests. Please wait a moment and try again.';
  if (status >= 500) return 'Stackling is having trouble right now. Please try again in a moment.';
  return `Stackling gave an answer that could not be read (status ${status}).`;
}
