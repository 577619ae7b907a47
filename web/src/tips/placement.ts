export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The distance to boxes that must stay visible: as wide as the focus ring. */
const gap = 8;

/**
 * Finds a place for a tip: in the preferred corner or else in another. In each corner, the tip may slide along the side
 * past obstacles within its half of the screen. It covers no `vital` box and as few `controls` as possible.
 *
 * @returns undefined when it would cover a vital box everywhere, or does not fit
 */
export function findPlace(
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
  room: DOMRect,
  preferred: Corner,
  vital: readonly DOMRect[],
  controls: readonly DOMRect[],
): DOMRect | undefined {
  if (width > room.width || height > room.height) return undefined;
  const obstacles = [...vital, ...controls].filter((box) => !isClear(room, [box]));
  const middle = (room.top + room.bottom - height) / 2;
  const [isTop, isLeft] = [preferred.startsWith('top'), preferred.endsWith('left')];
  const places = [isTop, !isTop].flatMap((isTop) => {
    const start = isTop ? room.top : room.bottom - height;
    const tops = [start, ...obstacles.map((box) => (isTop ? box.bottom + gap : box.top - gap - height))]
      .filter((top) => (isTop ? top >= start && top <= middle : top <= start && top >= middle))
      .toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start));
    return [isLeft, !isLeft].flatMap((isLeft) =>
      tops.map((top) => new DOMRect(isLeft ? room.left : room.right - width, top, width, height)),
    );
  });
  const cost = (place: DOMRect) => controls.filter((box) => !isClear(place, [box])).length;
  return places.filter((place) => isClear(place, vital)).toSorted((one, other) => cost(one) - cost(other))[0];
}

/** Whether a box keeps the gap to all others. */
export function isClear(box: DOMRect, others: readonly DOMRect[]): boolean {
  return others.every(
    (other) =>
      other.right + gap <= box.left ||
      other.left - gap >= box.right ||
      other.bottom + gap <= box.top ||
      other.top - gap >= box.bottom,
  );
}
