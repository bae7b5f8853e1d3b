'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

import { watchMotion } from './motion-state.ts';

/**
 * Animates an element until the signal aborts, and then leaves it complete and still. Called again
 * when it may move again.
 */
export type Piece = (element: HTMLElement, signal: AbortSignal) => void;

interface PieceLoader {
  load: () => Promise<{ start: Piece }>;
  /** True for what reacts to the visitor rather than moving by itself: it also runs in state `still`. */
  runsWhileStill?: boolean;
}

/** Each is a chunk of its own, loaded when an element that needs it comes near. */
const pieces = {
  countUp: { load: () => import('./count-up.ts'), runsWhileStill: true },
  gridSquares: { load: () => import('./grid-squares.ts') },
  logoGrid: { load: () => import('./logo-grid.ts') },
  partsFigure: { load: () => import('./parts-figure.ts') },
  plumbSwing: { load: () => import('./plumb-swing.ts') },
  scrollAccordion: { load: () => import('./scroll-accordion.ts'), runsWhileStill: true },
  turningPart: { load: () => import('./turning-part.ts') },
  typewriter: { load: () => import('./typewriter.ts') },
  video: { load: () => import('./video.ts') },
} satisfies Record<string, PieceLoader>;

export type PieceName = keyof typeof pieces;

/**
 * A box whose content moves, and is complete without moving. `data-moving` has its `MotionState` for
 * styles, once it has come near; `piece` names the code that animates it, where CSS alone does not.
 */
export function Moving({
  as = 'div',
  piece,
  children,
  ...attributes
}: ComponentProps<'div'> & {
  as?: 'div' | 'dl' | 'span';
  piece?: PieceName;
  /** Set where it moves without end: the pause switch of the page is shown then. */
  'data-endless'?: string;
}) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const loader: PieceLoader | undefined = piece && pieces[piece];
    let run: AbortController | undefined;
    const stopWatching = watchMotion(element, (state) => {
      element.dataset['moving'] = state;
      if (state === 'none' || (state === 'still' && !loader?.runsWhileStill)) {
        run?.abort();
        run = undefined;
      } else if (loader && !run) {
        run = new AbortController();
        void begin(loader, element, run.signal);
      }
    });
    return () => {
      stopWatching();
      run?.abort();
    };
  }, [piece]);

  // The ref is used as an HTMLElement only, whichever tag it is.
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
