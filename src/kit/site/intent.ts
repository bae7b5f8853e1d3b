/**
 * Milliseconds without a sign of intent after which React takes the page over all the same: by then
 * nothing else is going on, and who listens with a screen reader may have given none.
 */
export const quietTime = 10_000;

/**
 * Events by which a visitor shows that the page is in use. A pointer that only rests where the page
 * appears moves nothing; a click may come without any other event from assistive technology.
 */
export const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'scroll',
] as const;

/** What is known of the visitor before React takes the page over; of a built page alone. */
export interface Visitor {
  /** Resolves with the first sign of intent, or at once where the address names a place of the page. */
  sign: Promise<void>;
  /** That sign, once it has come. */
  first?: Event;
  /** Whether there was another sign than scrolling, which browsers do themselves where they restore a page. */
  hasActed: boolean;
}

/** Where the inline script of a built page keeps it. */
export type WithVisitor = typeof globalThis & { __VISITOR__?: Visitor };

/** Watches from now on. */
export function watchVisitor(): Visitor {
  const visitor: Visitor = {
    hasActed: false,
    sign: new Promise((resolve) => {
      const onSign = (event: Event) => {
        // Browsers report the place of a pointer that rests where a page appears, as a move of nothing.
        const { movementX, movementY } = event as Partial<PointerEvent>;
        if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
        visitor.first ??= event;
        if (event.type !== 'scroll') {
          visitor.hasActed = true;
          for (const sign of signs) removeEventListener(sign, onSign);
        }
        resolve();
      };
      // Not while they are captured: a carousel that is laid out scrolls by itself, which does not bubble.
      for (const sign of signs) addEventListener(sign, onSign, { passive: true });
      if (location.hash) resolve();
    }),
  };
  return visitor;
}
