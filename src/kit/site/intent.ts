/**
 * Milliseconds after which React hydrates the page even without a sign of intent. A visitor with a screen reader may
 * never give one. By then the page has long been loaded.
 */
export const quietTime = 10_000;

/**
 * Events by which a visitor shows the intent to use the page. `click` is among them because assistive
 * technology may send it without any other event.
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

/** What the inline script of a built page knows about the visitor before React hydrates the page. */
export interface Visitor {
  /** Resolves at the first sign of intent, or at once if the address has a fragment. */
  sign: Promise<void>;
  /** The event of the first sign, once it has come. */
  first?: Event;
  /** Whether there was a sign other than scrolling. Browsers scroll by themselves to restore a position. */
  hasActed: boolean;
}

/**
 * The global in which the inline script keeps the `Visitor`, for page-start.ts and navigation/navigator.tsx.
 */
export type WithVisitor = typeof globalThis & { __VISITOR__?: Visitor };

/** Starts to watch for signs of intent. */
export function watchVisitor(): Visitor {
  const visitor: Visitor = {
    hasActed: false,
    sign: new Promise((resolve) => {
      const onSign = (event: Event) => {
        // If a page appears under a resting pointer, browsers send a move of zero pixels, which is no sign.
        const { movementX, movementY } = event as Partial<PointerEvent>;
        if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
        visitor.first ??= event;
        if (event.type !== 'scroll') {
          visitor.hasActed = true;
          for (const sign of signs) removeEventListener(sign, onSign);
        }
        resolve();
      };
      // Not in the capture phase: these listeners must not get the scroll events of elements, which do not bubble. A
      // carousel, for example, scrolls by itself while it is laid out.
      for (const sign of signs) addEventListener(sign, onSign, { passive: true });
      if (location.hash) resolve();
    }),
  };
  return visitor;
}
