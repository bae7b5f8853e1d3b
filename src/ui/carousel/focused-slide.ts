/**
 * Finds the slide that contains the focused element, unless it is completely in view.
 *
 * @param slides All slides, in their order.
 * @param viewport The element that clips them.
 * @returns the slide's index, and the distance in px from the viewport's left edge to the slide's left edge;
 *   undefined if the slide is completely in view.
 */
export function findHiddenSlide(
  slides: readonly Element[],
  viewport: Element,
  focused: Element,
): { index: number; left: number } | undefined {
  const index = slides.findIndex((slide) => slide.contains(focused));
  const slide = slides[index]?.getBoundingClientRect();
  if (!slide) return undefined;
  const view = viewport.getBoundingClientRect();
  // A pixel of tolerance, since widths of slides are fractional.
  if (slide.left >= view.left - 1 && slide.right <= view.right + 1) return undefined;
  return { index, left: slide.left - view.left };
}
