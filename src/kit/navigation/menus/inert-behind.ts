import { paint } from '#kit/motion/paint.ts';

/**
 * Makes the page behind a full-window popover inert while it is open, so that screen readers do not
 * reach it. Browsers restyle every element that becomes inert, so it is done after the paint that
 * shows the popover (docs/decisions/0021-what-a-change-restyles.md).
 */
export function inertBehind(popover: HTMLElement): {
  /** Ends the inertness at once, before something in the page is focused. */
  release: () => void;
  /** Cleanup function. */
  end: () => void;
} {
  const controller = new AbortController();
  const { signal } = controller;
  let behind: HTMLElement[] = [];
  /** The element that the browser focuses again when the popover closes. */
  let opener: Element | null = null;

  const release = () => {
    for (const each of behind) each.inert = false;
    behind = [];
  };
  /** Of what is inert only the part with the element: the rest waits for the paint. */
  const releaseAround = (element: Element) => {
    const around = behind.find((each) => each.contains(element));
    if (!around) return;
    around.inert = false;
    behind = behind.filter((each) => each !== around);
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
      void paint().then(update);
    },
    { signal },
  );
  popover.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      // A link to the current page focuses the page without a navigation.
      if (link && link.pathname === location.pathname) release();
    },
    { signal },
  );
  // It may be open already: opened natively, before this module was loaded.
  update();
  return {
    release,
    end: () => {
      controller.abort();
      release();
    },
  };
}

/** The outermost elements of the document that neither contain an element nor are inside it. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element,
  );
  return [...siblings, ...elementsBeside(parent)];
}
