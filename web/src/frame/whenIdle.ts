/**
 * Calls back when the page is there and the browser has nothing better to do.
 *
 * @returns takes that back
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
