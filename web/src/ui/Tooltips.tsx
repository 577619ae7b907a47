import { useEffect } from 'react';

const openDelayMs = 700;
const skipDelayMs = 300;

/**
 * Shows tooltips for buttons with `data-tooltip`: after 700 ms of hovering, at once on the next button within 300 ms,
 * and at once on keyboard focus. The text is already part of the button's name, so nothing is announced twice.
 */
export function Tooltips(): null {
  useEffect(watchButtons, []);
  return null;
}

function watchButtons(): () => void {
  const tooltip = document.createElement('div');
  tooltip.role = 'tooltip';
  // The top layer, above any dialog and never clipped.
  tooltip.popover = 'manual';
  // Its invisible edge reaches the button, so that the mouse can move over to it.
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
    // A closing dialog returns the focus to its button; mouse users need no tooltip then.
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
    // Keeps Escape from closing a dialog below it.
    event.stopPropagation();
    show();
  });
  // The button that was hovered or focused before the listeners were added.
  meet(document.querySelector('[data-tooltip]:hover'));
  focus(document.activeElement);
  return () => {
    stop.abort();
    show();
  };
}

/** The button around a target, unless the button shows its text because there is room for it. */
function buttonOf(target: EventTarget | null): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : undefined;
  const hasVisibleText = [...(button?.children ?? [])].some(
    ({ textContent, clientWidth }) => textContent !== '' && clientWidth > 1,
  );
  return (!hasVisibleText && button) || undefined;
}

/**
 * A tooltip goes into a landmark, for people who navigate by those; into the dialog around its button, if any, because
 * the rest of the page is then out of reach.
 */
const placeFor = (button: HTMLElement) =>
  button.closest('[role=dialog], [role=alertdialog], header') ?? document.querySelector('main') ?? document.body;

/** Puts a tooltip above a button, centred, or below it when there is no room, and always inside the window. */
function putBeside(button: HTMLElement, { style, offsetWidth, offsetHeight }: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - offsetWidth - 8;
  style.left = `${Math.max(8, Math.min(left + (width - offsetWidth) / 2, rightmost))}px`;
  style.top = `${top < offsetHeight + 12 ? bottom + 6 : top - offsetHeight - 6}px`;
}
