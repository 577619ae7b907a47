declare global {
  /** The page's first request, which the document sent before this code was loaded (index.html). */
  var early: { body: string; response: Promise<Response> } | undefined;
}

/**
 * Posts an operation, or uses the answer if the document has already sent the same one; that happens once.
 *
 * @param type the answer's content type, when it is not JSON
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

/** The document's own request cannot be aborted, so only the wait for it ends. */
function unlessAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    response.then(resolve, reject);
  });
}
