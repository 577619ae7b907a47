/** After so long without a change the screen is at rest. */
const restMs = 200;

/**
 * Calls back at once, then before the next picture whenever something may stand elsewhere than before (scrolled, resized,
 * added, removed, focused, or the window made smaller by a keyboard), and once more when all that is over.
 *
 * @returns stops that
 */
export function watchScreen(tip: HTMLElement, onChange: (isAtRest: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const changeSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onChange(false);
    });
    clearTimeout(rest);
    rest = setTimeout(() => onChange(true), restMs);
  };
  onChange(false);

  const elements = new MutationObserver(changeSoon);
  elements.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(changeSoon);
  sizes.observe(document.body);
  sizes.observe(tip);
  document.addEventListener('focusin', changeSoon, { signal });
  document.addEventListener('focusout', changeSoon, { signal });
  document.addEventListener('scroll', changeSoon, { capture: true, passive: true, signal });
  addEventListener('resize', changeSoon, { signal });
  visualViewport?.addEventListener('resize', changeSoon, { signal });
  visualViewport?.addEventListener('scroll', changeSoon, { signal });
  return () => {
    stop.abort();
    elements.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  };
}
