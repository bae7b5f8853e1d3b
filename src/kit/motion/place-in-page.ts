/**
 * Returns how many pixels at the top of the window are covered by a drawing pinned over the rows of a list;
 * 0 if no drawing is pinned. The styles (parts-accordion.tsx) pass the number as the list's `scroll-margin-top`,
 * because its computed value is in pixels. The value of a custom property would be an unresolved `calc()`.
 */
export function coveredByDrawing(list: Element): number {
  return parseFloat(getComputedStyle(list).scrollMarginTop);
}

/**
 * Returns the middle of the part of the window that no pinned drawing covers, in pixels from the top of the
 * window.
 */
export function windowMiddle(list: Element): number {
  return (coveredByDrawing(list) + innerHeight) / 2;
}

/** Returns an element's distance from the top of a positioned ancestor in pixels, ignoring transforms. */
export function topWithin(ancestor: HTMLElement, element: HTMLElement): number {
  let top = 0;
  let box: Element | null = element;
  while (box instanceof HTMLElement && box !== ancestor) {
    top += box.offsetTop;
    box = box.offsetParent;
  }
  return top;
}

/**
 * Returns where the top of an element in a sticky stage would be if the stage did not stick: pixels from the
 * top of the document. The stage must be the first child of its parent, so that both have the same top.
 */
export function placeInPage(stage: HTMLElement, element: HTMLElement): number {
  const box = stage.parentElement ?? stage;
  return box.getBoundingClientRect().top + scrollY + topWithin(stage, element);
}
