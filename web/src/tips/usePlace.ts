import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { boxAt, findPlace, isClear, type Box, type Corner, type Place } from './placement.ts';
import { controlBoxes, hasDialog, visibleRoom, vitalBoxes } from './surroundings.ts';
import { watchScreen } from './watchScreen.ts';

interface Placed extends Place {
  room: Box;
}

/**
 * Keeps a tip where it covers nothing that matters, as the screen around it changes. It moves only when it has to, and while
 * somebody is about to use it not at all.
 *
 * @returns undefined while there is no such place
 */
export function usePlace(tip: RefObject<HTMLElement | null>, preferred: Corner): Place | undefined {
  const [place, setPlace] = useState<Placed>();

  const check = useEffectEvent((element: HTMLElement, isAtRest: boolean) => {
    setPlace((current) => nextPlace(element, preferred, current, isAtRest));
  });

  useLayoutEffect(() => {
    const element = tip.current;
    return element ? watchScreen(element, (isAtRest) => check(element, isAtRest)) : undefined;
  }, [tip]);

  return place;
}

function nextPlace(
  tip: HTMLElement,
  preferred: Corner,
  current: Placed | undefined,
  isAtRest: boolean,
): Placed | undefined {
  if (current && tip.contains(document.activeElement)) return current;
  if (hasDialog()) return undefined;
  const size = { width: tip.offsetWidth, height: tip.offsetHeight };
  const room = visibleRoom();
  const vital = vitalBoxes(tip);
  // Links may pass below it while somebody scrolls; it leaves those that stay.
  const avoided = () => (isAtRest ? [...vital, ...controlBoxes(tip)] : vital);
  const isRoomSame = current && isSame(current.room, room);
  if (isRoomSame && isClear(boxAt(current, size), avoided())) return current;
  const place = findPlace(size, room, preferred, vital, controlBoxes(tip));
  if (isRoomSame && place?.left === current.left && place.top === current.top) return current;
  return place && { ...place, room };
}

const isSame = (one: Box, other: Box) =>
  one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
