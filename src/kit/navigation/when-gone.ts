/**
 * Calls back when an element is displayed no longer, as in a window that has no room for it. Which
 * widths those are stands in the styles alone.
 *
 * @returns a cleanup function.
 */
export function whenGone(element: Element, onGone: () => void): () => void {
  let isThere = element.checkVisibility();
  const observer = new ResizeObserver(() => {
    const wasThere = isThere;
    isThere = element.checkVisibility();
    if (wasThere && !isThere) onGone();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
