import { animate } from 'motion/mini';

import { plumbSwing } from './figures.ts';
import type { Piece } from './moving.tsx';

/**
 * Makes a plumb line swing when the pointer crosses it, until the line is at rest. The first swing is in the
 * direction of the pointer. The line hangs from the top of its section.
 *
 * The element that swings is the one in the box with `data-plumb` (hero-graphic.tsx), or else the box itself.
 * The value of `data-plumb` is the position of the line in the width of the element, from 0 to 1. Without it
 * the line is in the middle.
 */
export const start: Piece = (box, signal) => {
  const line = box.querySelector<HTMLElement | SVGElement>('[data-plumb]') ?? box;
  const lineShare = Number(line.dataset['plumb'] ?? 0.5);
  const { degrees, settle, swings } = plumbSwing;
  let swing: ReturnType<typeof animate> | undefined;
  /** Where the pointer was last: -1 is left of the line, 1 on it or right of it, undefined above or below it. */
  let lastSide: -1 | 1 | undefined;

  const stopSwinging = () => {
    swing?.cancel();
    swing = undefined;
    line.style.removeProperty('rotate');
  };
  /**
   * @param side The side on which the pointer is after the crossing.
   * @param hookTop Where the line hangs, in pixels from its own top.
   */
  const swingTo = (side: -1 | 1, hookTop: number) => {
    line.style.transformOrigin = `${lineShare * 100}% ${hookTop}px`;
    // Clockwise (a positive angle) moves the lower end to the left.
    const rotate = swings.map((share) => `${-side * share * degrees}deg`);
    swing = animate(line, { rotate }, { duration: settle, ease: 'easeInOut' });
    void swing.then(stopSwinging);
  };
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (swing) {
        // A change of sides during a swing must not count as a crossing after the swing.
        lastSide = undefined;
        return;
      }
      const { left, width, top, bottom } = line.getBoundingClientRect();
      const sectionTop = box.closest('section')?.getBoundingClientRect().top ?? top;
      // The line is drawn above its own box where its section begins higher.
      const lineTop = Math.min(top, sectionTop);
      const side = clientX < left + width * lineShare ? -1 : 1;
      if (clientY < lineTop || clientY > bottom) {
        lastSide = undefined;
        return;
      }
      if (lastSide !== undefined && side !== lastSide) swingTo(side, lineTop - top);
      lastSide = side;
    },
    { passive: true, signal },
  );
  signal.addEventListener('abort', stopSwinging);
};
