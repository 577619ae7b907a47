import { log } from '../log.ts';

/** About how much is sent at a time, in characters. */
const pieceLength = 64_000;

/**
 * The body of an answer that is made while it is sent: more is made once the client has taken what came before, so the answer
 * never fills the memory. An error at the very start is thrown. A later one breaks the connection off, so that nobody takes
 * a part for the whole.
 *
 * @param outgoing what to break off; in its absence, reading the body fails
 */
export async function streamOf(
  pieces: AsyncGenerator<string>,
  outgoing: { destroy(): void } | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const next = async () => {
    let text = '';
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
      text += piece.value;
      if (text.length >= pieceLength) break;
    }
    return text;
  };
  let text = await next();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          if (text === '') return controller.close();
          controller.enqueue(encoder.encode(text));
          text = await next();
        } catch (error) {
          log.warn({ err: error }, 'an answer was broken off');
          if (outgoing) outgoing.destroy();
          else controller.error(new Error('broken off'));
        }
      },
      cancel: () => void pieces.return(undefined),
    },
    { highWaterMark: 0 },
  );
}
