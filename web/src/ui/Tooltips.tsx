import { useEffect } from 'react';

const openDelayMs = 700;
const skipDelayMs = 300;

/**
 * Shows what the buttons with `data-tooltip` are for: after 700 ms under the mouse, at once for the next within 300 ms, and
 * at once for keyboards. The text is in the button's name already, so nothing is announced twice.
 */
export function Tooltips(): null {
  useEffect(watchButtons, []);
  return null;
}

function watchButtons(): () => void {
  const tooltip = document.createElement('div');
  tooltip.role = 'tooltip';
  // Above any window, and out of whatever would cut it off.
  tooltip.popover = 'manual';
  // Its invisible edge reaches the button, so that the mouse can come over.
  tooltip.className =
    'inset-auto w-max max-w-72 overflow-visible rounded-lg bg-ink px-2.5 py-1.5 text-sm font-medium text-paper shadow-lift before:absolute before:-inset-1.5 print:hidden';
  let met: HTMLElement | undefined;
  let shown: HTMLElement | undefined;
  let closedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (button?: HTMLElement) => {
    clearTimeout(timer);
    if (shown) closedAt = performance.now();
    shown = button;
    if (!button) return tooltip.remove();
    tooltip.textContent = button.dataset['tooltip'] ?? '';
    placeFor(button).append(tooltip);
    tooltip.showPopover();
    putBeside(button, tooltip);
  };
  const meet = (target: EventTarget | null) => {
    const button = buttonOf(target);
    if (button === met || tooltip.contains(target as Node)) return;
    met = button;
    clearTimeout(timer);
    if (!button || shown || performance.now() - closedAt < skipDelayMs) show(button);
    else timer = setTimeout(show, openDelayMs, button);
  };
  const focus = (target: EventTarget | null) => {
    const button = buttonOf(target);
    // A dialog that closes gives the focus back to its button, which people with a mouse did not ask about.
    if (button?.matches(':focus-visible, :has(:focus-visible)')) show(button);
  };

  const stop = new AbortController();
  const on = <Type extends keyof WindowEventMap>(type: Type, handle: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, handle, { capture: true, passive: true, signal: stop.signal });
  on('pointerover', ({ target, pointerType }) => pointerType !== 'touch' && meet(target));
  on('pointerout', ({ relatedTarget }) => relatedTarget ?? meet(null));
  on('focusin', ({ target }) => focus(target));
  on('focusout', ({ target }) => shown && shown === buttonOf(target) && show());
  on('pointerdown', () => show());
  on('click', () => show());
  on('scroll', () => shown && putBeside(shown, tooltip));
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !shown) return;
    // A window below it stays open.
    event.stopPropagation();
    show();
  });
  // What was under the mouse or had the focus before anybody listened.
  meet(document.querySelector('[data-tooltip]:hover'));
  focus(document.activeElement);
  return () => {
    stop.abort();
    show();
  };
}

/** The button that a target is in, unless it says what it is for in words, where there is room for them. */
function buttonOf(target: EventTarget | null): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : undefined;
  const hasVisibleText = [...(button?.children ?? [])].some(
    ({ textContent, clientWidth }) => textContent !== '' && clientWidth > 1,
  );
  return (!hasVisibleText && button) || undefined;
}

/** A landmark, for readers who go by those; within the window that the button is in, or it would be out of reach. */
const placeFor = (button: HTMLElement) =>
  button.closest('[role=dialog], [role=alertdialog], header') ?? document.querySelector('main') ?? document.body;

/** Centres a tooltip above a button, or below it where there is no room, within the window. */
function putBeside(button: HTMLElement, { style, offsetWidth, offsetHeight }: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - offsetWidth - 8;
  style.left = `${Math.max(8, Math.min(left + (width - offsetWidth) / 2, rightmost))}px`;
  style.top = `${top < offsetHeight + 12 ? bottom + 6 : top - offsetHeight - 6}px`;
}
