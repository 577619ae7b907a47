/** Gives the focus to what had it before; where that is gone, to the screen's heading. */
export function giveFocusBack(before: EventTarget | null): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  else heading?.focus({ preventScroll: true });
}
