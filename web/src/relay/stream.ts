import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { GraphQLResponse } from 'relay-runtime';

/** The answers in a stream of server-sent events, until the server says that it is complete. */
export async function* answersIn(response: Response): AsyncGenerator<GraphQLResponse> {
  const events = response
    .body!.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let next = await events.read(); !next.done; next = await events.read()) {
    if (next.value.event === 'complete') return;
    if (next.value.data) yield JSON.parse(next.value.data) as GraphQLResponse;
  }
  throw new Error('The stream ended too early.');
}
