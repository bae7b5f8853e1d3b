/**
 * The slide that holds what has the focus, where it does not lie wholly in view.
 *
 * @param slides Its neighbours and itself, in their order.
 * @param viewport What clips them.
 */
export function hiddenSlide(
  slides: readonly Element[],
  viewport: Element,
  focused: Element,
): { index: number; left: number } | undefined {
  const index = slides.findIndex((slide) => slide.contains(focused));
  const slide = slides[index]?.getBoundingClientRect();
  if (!slide) return undefined;
  const view = viewport.getBoundingClientRect();
  // Widths of slides are fractions of a pixel.
  if (slide.left >= view.left - 1 && slide.right <= view.right + 1) return undefined;
  return { index, left: slide.left - view.left };
}
