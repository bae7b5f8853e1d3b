'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

import { watchMotion } from './motion-state.ts';

/**
 * The entry point of an animation: animates an element until the signal aborts, and then leaves the element
 * complete and still. It is called again when the element may move again.
 */
export type Piece = (element: HTMLElement, signal: AbortSignal) => void;

interface PieceLoader {
  load: () => Promise<{ start: Piece }>;
  /**
   * Whether the piece also runs in state `still`: true for pieces that react to the visitor, and do not
   * move by themselves.
   */
  runsWhileStill?: boolean;
}

/** The animations. Each is a chunk of its own, loaded when an element that needs it comes near the window. */
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
 * A box whose content moves, and is complete without moving. Once the box has come near the window, its
 * attribute `data-moving` holds its `MotionState` for styles.
 */
export function Moving({
  as = 'div',
  piece,
  children,
  ...attributes
}: ComponentProps<'div'> & {
  as?: 'div' | 'dl' | 'span';
  /** The code that animates the box; without it, CSS alone does. */
  piece?: PieceName;
  /** Marks motion without end. document.tsx shows the pause switch on pages that have the attribute. */
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
        void startPiece(loader, element, run.signal);
      }
    });
    return () => {
      stopWatching();
      run?.abort();
    };
  }, [piece]);

  // The cast is safe because the ref is only used as an HTMLElement.
  const Box = as as 'div';
  return (
    <Box ref={box} {...attributes}>
      {children}
    </Box>
  );
}

async function startPiece({ load }: PieceLoader, element: HTMLElement, signal: AbortSignal) {
  try {
    const { start } = await load();
    if (!signal.aborted) start(element, signal);
  } catch {
    // Without its code the element stays complete and still.
  }
}
