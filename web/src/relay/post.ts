declare global {
  /** The first request of the page, which the document sent before any of this code was there (index.html). */
  var early: { body: string; response: Promise<Response> } | undefined;
}

/**
 * Posts an operation, unless the document has sent that very one already; its answer is then used, once.
 *
 * @param type of the answer, when it is not JSON
 */
export async function post(body: string, signal: AbortSignal, type?: string): Promise<Response> {
  const sent = globalThis.early;
  globalThis.early = undefined;
  if (sent?.body === body) return unlessAborted(sent.response, signal);
  return fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: type ?? 'application/graphql-response+json, application/json',
    },
    credentials: 'same-origin',
    body,
    signal,
  });
}

/** The document's own request cannot be broken off; nobody waits for it any more. */
function unlessAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    response.then(resolve, reject);
  });
}
