/**
 * Calls back when an element is no longer displayed, as in a window that became too narrow for it. The
 * breakpoints stay in the stylesheets.
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
