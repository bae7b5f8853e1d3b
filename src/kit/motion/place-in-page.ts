/**
 * Pixels at the top of the window that are covered by a drawing pinned over the rows of a list; 0 where
 * none is. Styles say it as the scroll margin of the list: a custom property would be handed over as the
 * formula that it is, not in pixels.
 */
export function coveredByDrawing(list: Element): number {
  return parseFloat(getComputedStyle(list).scrollMarginTop);
}

/** The middle of the window, or of what a drawing pinned over a list leaves of it: pixels from its top. */
export function windowMiddle(list: Element): number {
  return (coveredByDrawing(list) + innerHeight) / 2;
}

/** Pixels from the top of a positioned ancestor, as laid out: without what translates it. */
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
 * Where an element of a stage stands in the page while the stage is not held: pixels of the document.
 * A stage is the first child of the box that it is held in.
 */
export function placeInPage(stage: HTMLElement, element: HTMLElement): number {
  const box = stage.parentElement ?? stage;
  return box.getBoundingClientRect().top + scrollY + topWithin(stage, element);
}
