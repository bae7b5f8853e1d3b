import { paint } from '#kit/motion/paint.ts';

/**
 * Makes the page behind a full-window popover inert while the popover is open, so that screen readers
 * do not reach it. Browsers restyle every element that becomes inert, so this happens after the paint
 * that shows the popover (docs/decisions/0021-what-a-change-restyles.md).
 */
export function inertBehind(popover: HTMLElement): {
  /** Makes the page usable again at once, before something in it is focused. */
  release: () => void;
  /** Cleanup function. */
  end: () => void;
} {
  const controller = new AbortController();
  const { signal } = controller;
  let behind: HTMLElement[] = [];
  /**
   * The element that the browser focuses again when the popover closes; null if the popover opened before this module
   * was loaded.
   */
  let opener: Element | null = null;

  const release = () => {
    for (const element of behind) element.inert = false;
    behind = [];
  };
  /** Releases only the part that contains an element. The rest stays inert until after the paint. */
  const releaseAround = (element: Element) => {
    const part = behind.find((candidate) => candidate.contains(element));
    if (!part) return;
    part.inert = false;
    behind = behind.filter((candidate) => candidate !== part);
  };
  const update = () => {
    release();
    if (signal.aborted || !popover.matches(':popover-open')) return;
    behind = elementsBeside(popover).filter(({ inert }) => !inert);
    for (const element of behind) element.inert = true;
  };

  popover.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      if (newState === 'open') opener = document.activeElement;
      else if (opener) releaseAround(opener);
      else release();
      // Makes the rest of the page inert if the popover opens, usable if it closes.
      void paint().then(update);
    },
    { signal },
  );
  popover.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      // A link to the current page moves the focus into the page without a navigation.
      if (link && link.pathname === location.pathname) release();
    },
    { signal },
  );
  // The popover may have been opened natively before this module was loaded.
  update();
  return {
    release,
    end: () => {
      controller.abort();
      release();
    },
  };
}

/** Returns the siblings of an element and of its ancestors, up to `body`. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element,
  );
  return [...siblings, ...elementsBeside(parent)];
}
