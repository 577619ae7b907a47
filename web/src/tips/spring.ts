import { spring } from 'motion';
import { animate } from 'motion/mini';
import type { Corner } from './placement.ts';

/** Lets a tip spring out of its corner; it stands still where people want things to. */
export function springFrom(corner: Corner, tip: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = corner.startsWith('top') ? -28 : 28;
  animate(
    tip,
    { opacity: [0, 1], transform: [`translateY(${from}px) scale(0.9)`, 'translateY(0px) scale(1)'] },
    { type: spring, bounce: 0.4, duration: 0.7 },
  );
}
