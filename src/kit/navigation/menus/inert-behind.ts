import { paint } from '#kit/motion/paint.ts';

/**
 * Takes the page behind a popover that covers the window from screen readers, too, while it is open.
 * Inert elements are restyled one and all, which visitors do not wait for: it happens after the
 * paint that answers them (docs/decisions/0021-what-a-change-restyles.md).
 */
export function inertBehind(popover: HTMLElement): {
  /** Gives the page back at once, for what is about to take the focus in it. */
  release: () => void;
  /** Cleanup function. */
  end: () => void;
} {
  const controller = new AbortController();
  const { signal } = controller;
  let behind: HTMLElement[] = [];
  /** What gets the focus back when the popover closes. */
  let opener: Element | null = null;

  const release = (element?: Element | null) => {
    const released = behind.filter((each) => !element || each.contains(element));
    behind = behind.filter((each) => !released.includes(each));
    for (const each of released) each.inert = false;
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
      else if (opener) release(opener);
      void paint().then(update);
    },
    { signal },
  );
  popover.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      // The page that one is on takes the focus without being loaded.
      if (link && link.pathname === location.pathname) release();
    },
    { signal },
  );
  // It may have been opened before there was a script.
  update();
  return {
    release: () => release(),
    end: () => {
      controller.abort();
      release();
    },
  };
}

/** All elements of the document that neither hold an element nor stand in it, the outermost of them. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element,
  );
  return [...siblings, ...elementsBeside(parent)];
}
