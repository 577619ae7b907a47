import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPlace, isClear, type Corner } from './placement.ts';

const box = (left: number, top: number, right: number, bottom: number) =>
  new DOMRect(left, top, right - left, bottom - top);

const phone = box(12, 76, 348, 628);
const desktop = box(20, 85, 1260, 780);
const card = { width: 336, height: 90 };
/** The card's box with this left and top. */
const at = (left: number, top: number) => new DOMRect(left, top, card.width, card.height);

it.each<[Corner, number, number]>([
  ['top-left', 20, 85],
  ['top-right', 924, 85],
  ['bottom-left', 20, 690],
  ['bottom-right', 924, 690],
])('appears in the %s corner when nothing is in the way', (corner, left, top) => {
  expect(findPlace(card, desktop, corner, [], [])).toEqual(at(left, top));
});

it('slides along the side past a control', () => {
  const select = box(1000, 90, 1184, 140);
  expect(findPlace(card, desktop, 'top-right', [], [select])).toEqual(at(924, 148));
});

it('goes to another corner rather than past the middle', () => {
  const column = box(900, 70, 1280, 800);
  expect(findPlace(card, desktop, 'bottom-right', [column], [])).toEqual(at(20, 690));
});

it('lies on as few controls as can be', () => {
  const links = [box(12, 540, 200, 560), box(12, 570, 200, 590), box(12, 600, 200, 620)];
  const rest = [box(12, 76, 348, 440), box(12, 448, 348, 480)];
  const place = findPlace(card, phone, 'bottom-right', [], [...links, ...rest])!;
  expect([...links, ...rest].filter((control) => !isClear(place, [control]))).toHaveLength(1);
});

it('stays out of sight when every place covers something vital, or there is no room', () => {
  const rows = [box(0, 100, 360, 150), box(0, 230, 360, 280), box(0, 360, 360, 410), box(0, 490, 360, 540)];
  expect(findPlace(card, phone, 'bottom-right', rows, [])).toBeUndefined();
  expect(findPlace(card, box(12, 76, 348, 160), 'bottom-right', [], [])).toBeUndefined();
  expect(findPlace(card, box(12, 76, 340, 628), 'bottom-right', [], [])).toBeUndefined();
});

it('never covers the focused element or a primary button, and never leaves the room', () => {
  const anyBox = fc
    .tuple(fc.integer({ max: 360 }), fc.integer({ max: 640 }), fc.nat(300), fc.nat(120))
    .map(([left, top, width, height]) => box(left, top, left + width, top + height));
  const corner = fc.constantFrom<Corner>('top-left', 'top-right', 'bottom-left', 'bottom-right');
  fc.assert(
    fc.property(fc.array(anyBox), fc.array(anyBox), corner, (vital, controls, preferred) => {
      const covered = findPlace(card, phone, preferred, vital, controls);
      if (!covered) return;
      expect(isClear(covered, vital)).toBe(true);
      expect(covered.left >= phone.left && covered.right <= phone.right).toBe(true);
      expect(covered.top >= phone.top && covered.bottom <= phone.bottom).toBe(true);
    }),
  );
});
