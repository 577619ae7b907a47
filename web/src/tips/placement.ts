export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** Where something is, in pixels from the window's left and top. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  corner: Corner;
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

/** Around what must stay visible: as wide as the ring of what has the focus. */
const gap = 8;

/**
 * Finds a place for a tip: in the corner it prefers or else in another, each time slid along the side past what is in the
 * way if need be, as long as it stays in that quarter. It lies on no `vital` box ever and on as few `controls` as can be.
 *
 * @returns undefined when it would cover something vital everywhere, or has no room
 */
export function findPlace(
  size: Size,
  room: Box,
  preferred: Corner,
  vital: readonly Box[],
  controls: readonly Box[],
): Place | undefined {
  if (size.width > room.right - room.left || size.height > room.bottom - room.top) return undefined;
  const visible = [...vital, ...controls].filter((box) => !isClear(box, [room]));
  const covered = (place: Place) => controls.filter((control) => !isClear(boxAt(place, size), [control])).length;
  return cornersFrom(preferred)
    .flatMap((corner) => placesIn(corner, size, room, visible))
    .filter((place) => isClear(boxAt(place, size), vital))
    .map((place) => ({ place, cost: covered(place) }))
    .sort((one, other) => one.cost - other.cost)[0]?.place;
}

/** Whether a box overlaps none of the others and leaves a gap. */
export function isClear(box: Box, others: readonly Box[]): boolean {
  return others.every(
    (other) =>
      other.right + gap <= box.left ||
      other.left - gap >= box.right ||
      other.bottom + gap <= box.top ||
      other.top - gap >= box.bottom,
  );
}

export const boxAt = ({ left, top }: Place, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The corner itself, then the places beside it that are just past something. */
function placesIn(corner: Corner, size: Size, room: Box, obstacles: readonly Box[]): Place[] {
  const isTop = corner.startsWith('top');
  const left = corner.endsWith('left') ? room.left : room.right - size.width;
  const start = isTop ? room.top : room.bottom - size.height;
  const middle = (room.top + room.bottom - size.height) / 2;
  return [start, ...obstacles.map(({ top, bottom }) => (isTop ? bottom + gap : top - gap - size.height))]
    .filter((top) => (isTop ? top >= start && top <= middle : top <= start && top >= middle))
    .sort((one, other) => (isTop ? one - other : other - one))
    .map((top) => ({ corner, left, top }));
}

/** The preferred corner, then the one beside it, then those above or below. */
function cornersFrom(preferred: Corner): Corner[] {
  const [y, x] = preferred.split('-') as ['top' | 'bottom', 'left' | 'right'];
  const otherX = x === 'left' ? 'right' : 'left';
  const otherY = y === 'top' ? 'bottom' : 'top';
  return [preferred, `${y}-${otherX}`, `${otherY}-${x}`, `${otherY}-${otherX}`];
}
