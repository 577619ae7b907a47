const latestMs = 15_000;

/**
 * Calls `then` when somebody first acts on the page, for code that is needed soon after. Without that it is called some
 * time after the page has loaded, because the connection may be gone by the time somebody acts.
 *
 * @returns a function that cancels the call
 */
export function whenUsed(then: () => void): () => void {
  const stop = new AbortController();
  const cancel = () => {
    stop.abort();
    clearTimeout(timer);
  };
  const call = () => {
    cancel();
    then();
  };
  const timer = setTimeout(call, latestMs);
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, call, { signal: stop.signal });
  return cancel;
}
