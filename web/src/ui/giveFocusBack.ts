/** Returns the focus to an element, or to the screen's heading when the element is gone. */
export function giveFocusBack(before: EventTarget | null): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  else heading?.focus({ preventScroll: true });
}
