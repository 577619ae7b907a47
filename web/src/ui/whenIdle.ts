/**
 * Calls `then` when the page has loaded and the browser is idle.
 *
 * @returns a function that cancels the call
 */
export function whenIdle(then: () => void): () => void {
  const stop = new AbortController();
  const wait = () => {
    if (!('requestIdleCallback' in globalThis)) return void setTimeout(then, 1_000);
    const id = requestIdleCallback(then);
    stop.signal.addEventListener('abort', () => cancelIdleCallback(id));
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: stop.signal });
  return () => stop.abort();
}
