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
