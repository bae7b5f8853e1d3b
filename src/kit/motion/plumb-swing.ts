import { animate } from 'motion/mini';

import { plumbSwing } from './figures.ts';
import type { Piece } from './moving.tsx';

/**
 * Lets a plumb line swing when the pointer crosses it, away from the pointer, until it has settled.
 * The line is the box, or the part of it with `data-plumb`, which says at what share of its width it
 * hangs; it hangs from the upper edge of its section.
 */
export const start: Piece = (box, signal) => {
  const line = box.querySelector<HTMLElement | SVGElement>('[data-plumb]') ?? box;
  const share = Number(line.dataset['plumb'] ?? 0.5);
  const { degrees, settle, swings } = plumbSwing;
  let swing: ReturnType<typeof animate> | undefined;
  let before: number | undefined;

  const settled = () => {
    swing?.cancel();
    swing = undefined;
    line.style.removeProperty('rotate');
  };
  const swingTo = (side: number, hook: number) => {
    line.style.transformOrigin = `${share * 100}% ${hook}px`;
    // Clockwise is to the left for what hangs.
    const rotate = swings.map((part) => `${-side * part * degrees}deg`);
    swing = animate(line, { rotate }, { duration: settle, ease: 'easeInOut' });
    void swing.then(settled);
  };
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (swing) {
        // Where the pointer goes meanwhile is no crossing later.
        before = undefined;
        return;
      }
      const { left, width, top, bottom } = line.getBoundingClientRect();
      const from = Math.min(top, box.closest('section')?.getBoundingClientRect().top ?? top);
      const side = Math.sign(clientX - (left + width * share));
      if (clientY < from || clientY > bottom) before = undefined;
      else {
        if (before !== undefined && side !== before) swingTo(side, from - top);
        before = side;
      }
    },
    { passive: true, signal },
  );
  signal.addEventListener('abort', settled);
};
