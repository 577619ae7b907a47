import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { findPlace, isClear, type Corner } from './placement.ts';

/** Elements that a tip must never cover, besides the focused one: fields, errors, main buttons, a notification. */
const vital = 'input, select, textarea, [role=alert], button[type=submit], .primary, li[data-state=open]';
const controls = 'h1, h2, label, a, button, summary';
/** The screen is at rest when nothing has changed for this long. */
const restMs = 200;
/** Elements that get the focus only so that reading continues from there; a tip could not avoid covering them. */
const regions = 'body, main, section[tabindex="-1"]';

/**
 * Keeps a tip in a place where it covers nothing important, as the screen around it changes. It appears once the
 * screen is at rest, moves only when it has to, and not while it contains the focus.
 *
 * @returns undefined while there is no such place
 */
export function usePlace(tip: RefObject<HTMLElement | null>, preferred: Corner): DOMRect | undefined {
  const [place, setPlace] = useState<DOMRect>();

  const check = useEffectEvent((what: 'change' | 'resize' | 'rest') => {
    const element = tip.current;
    if (!element || (place ? element.contains(document.activeElement) : what === 'change')) return;
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return setPlace(undefined);
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((other) => !element.contains(other))
        .map((other) => other.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
    const room = visibleRoom();
    const avoided = boxesOf([vital, `:focus:not(${regions})`, ...fieldTexts()].join());
    const now = new DOMRect(place?.left, place?.top, element.offsetWidth, element.offsetHeight);
    const isInside = place && now.top >= room.top && now.bottom <= room.bottom;
    // Links may pass under it while the user scrolls; it only moves away from those that stay.
    const isClearNow = isClear(now, what === 'rest' ? [...avoided, ...boxesOf(controls)] : avoided);
    if (isInside && isClearNow && what !== 'resize') return;
    setPlace(findPlace(now, room, preferred, avoided, boxesOf(controls)));
  });

  useLayoutEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const handleChange = () => {
      check('change');
      clearTimeout(rest);
      rest = setTimeout(() => check('rest'), restMs);
    };
    const handleResize = () => check('resize');
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const type of ['focusin', 'focusout', 'scroll']) addEventListener(type, handleChange, options);
    for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, handleResize, options);
    const elements = new MutationObserver(handleChange);
    elements.observe(document.body, { childList: true, subtree: true });
    // A ResizeObserver also calls back at the start.
    const sizes = new ResizeObserver(handleChange);
    for (const element of [document.body, tip.current]) if (element) sizes.observe(element);
    return () => {
      stop.abort();
      clearTimeout(rest);
      elements.disconnect();
      sizes.disconnect();
    };
  }, [tip]);

  return place;
}

/** Selectors of the texts that belong to fields: hints, previews, errors. */
const fieldTexts = (): string[] =>
  [...document.querySelectorAll('[aria-describedby]:is(input, select, textarea)')].flatMap((field) =>
    field
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => `#${CSS.escape(id)}`),
  );

/** The visible part of the window: below the header, and above an on-screen keyboard. */
function visibleRoom(): DOMRect {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = window.visualViewport;
  // When the page is zoomed with two fingers, the visual viewport is only a part that the user can scroll; with an
  // on-screen keyboard it is all that is visible.
  const [start, height] = !view || view.scale > 1 ? [0, clientHeight] : [view.offsetTop, view.height];
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const margin = clientWidth < 640 ? 12 : 20;
  const top = Math.max(start, header) + margin;
  return new DOMRect(margin, top, clientWidth - 2 * margin, start + height - margin - top);
}
