import type { Box } from './placement.ts';

/** What a tip must never lie on, besides what has the focus: fields, what is wrong, buttons that lead on, a notification. */
const vital = 'input, select, textarea, [role=alert], button[type=submit], .primary, li[data-state=open]';
const controls = 'h1, h2, label, a, button, input, select, textarea, summary';
const windows = '[role=dialog], [role=alertdialog]';

/** Whether a window lies over the screen. */
export const hasDialog = () => document.querySelector(windows) !== null;

/** Whether something is open that Escape closes. */
export const hasPopup = () =>
  hasDialog() || document.querySelector('[aria-expanded=true], [role=tooltip], li[data-state=open]') !== null;

/** What must stay visible beside a tip. */
export function vitalBoxes(tip: HTMLElement): Box[] {
  const focused = document.activeElement;
  return boxesOf(tip, [...document.querySelectorAll(vital), ...(focused && isPlace(focused) ? [focused] : [])]);
}

/** What a tip had better not lie on. */
export const controlBoxes = (tip: HTMLElement) => boxesOf(tip, [...document.querySelectorAll(controls)]);

/** The part of the window that can be seen: below the header, and above a keyboard on the screen. */
export function visibleRoom(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = window.visualViewport;
  // Magnified with two fingers, the view is a part of what the eyes can go to; with a keyboard it is all there is.
  const isWhole = !view || view.scale > 1;
  const [left, top] = isWhole ? [0, 0] : [view.offsetLeft, view.offsetTop];
  const [width, height] = isWhole ? [clientWidth, clientHeight] : [view.width, view.height];
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const margin = width < 640 ? 12 : 20;
  return {
    left: left + margin,
    top: Math.max(top, header) + margin,
    right: left + width - margin,
    bottom: top + height - margin,
  };
}

/** Regions take the focus only so that reading goes on from there; nothing could be outside of them. */
const isPlace = (element: Element) => !element.matches('body, main, section[tabindex="-1"]');

function boxesOf(tip: HTMLElement, elements: Element[]): Box[] {
  return elements
    .filter((element) => !tip.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
}
