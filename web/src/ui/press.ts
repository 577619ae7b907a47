let isPressed = false;

if (typeof document !== 'undefined') {
  const note = (pressed: boolean) => () => void (isPressed = pressed);
  addEventListener('pointerdown', note(true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, note(false), { capture: true });
}

/** Waits for the click of a press that has begun, so that nothing moves away from under the pointer. */
export async function afterPress(): Promise<void> {
  if (!isPressed) return;
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, resolve, { once: true, capture: true });
  });
  // The click follows at once.
  await new Promise((resolve) => setTimeout(resolve));
}
