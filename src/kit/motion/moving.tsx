'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

import { watchMotion } from './motion-state.ts';

/**
 * Sets an element in motion until the signal aborts, and then leaves it complete and still. Called
 * again when it may go on.
 */
export type Piece = (element: HTMLElement, signal: AbortSignal) => void;

interface PieceLoader {
  load: () => Promise<{ start: Piece }>;
  /** True for what answers the visitor rather than moving by itself: it also runs while still. */
  answers?: boolean;
}

/** Each is a chunk of its own, loaded when an element that needs it comes near. */
const pieces = {
  countUp: { load: () => import('./count-up.ts'), answers: true },
  gridSquares: { load: () => import('./grid-squares.ts') },
  logoGrid: { load: () => import('./logo-grid.ts') },
  scrollAccordion: { load: () => import('./scroll-accordion.ts'), answers: true },
  typewriter: { load: () => import('./typewriter.ts') },
} satisfies Record<string, PieceLoader>;

export type PieceName = keyof typeof pieces;

/**
 * A box whose content moves, complete without. `data-moving` says its state (`MotionState`) to
 * styles, from when it first came near; `piece` names the code that moves it, where styles do not.
 */
export function Moving({
  as = 'div',
  piece,
  children,
  ...attributes
}: ComponentProps<'div'> & {
  as?: 'div' | 'dl' | 'span';
  piece?: PieceName;
  /** Where it moves without end: the switch that pauses motion shows. */
  'data-endless'?: string;
}) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const loader: PieceLoader | undefined = piece && pieces[piece];
    let run: AbortController | undefined;
    const end = watchMotion(element, (state) => {
      element.dataset['moving'] = state;
      if (state === 'none' || (state === 'still' && !loader?.answers)) {
        run?.abort();
        run = undefined;
      } else if (loader && !run) {
        run = new AbortController();
        void begin(loader, element, run.signal);
      }
    });
    return () => {
      end();
      run?.abort();
    };
  }, [piece]);

  // Whichever it is, its reference is used as an element.
  const Box = as as 'div';
  return (
    <Box ref={box} {...attributes}>
      {children}
    </Box>
  );
}

async function begin({ load }: PieceLoader, element: HTMLElement, signal: AbortSignal) {
  try {
    const { start } = await load();
    if (!signal.aborted) start(element, signal);
  } catch {
    // Without its code the element stays complete and still.
  }
}
