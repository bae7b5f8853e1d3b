/**
 * Calls back when an element is no longer displayed, for example because the window became too narrow for
 * the element. Scripts that use it need not know the breakpoints of the stylesheets.
 *
 * @returns a cleanup function.
 */
export function whenGone(element: Element, onGone: () => void): () => void {
  let isDisplayed = element.checkVisibility();
  const observer = new ResizeObserver(() => {
    const wasDisplayed = isDisplayed;
    isDisplayed = element.checkVisibility();
    if (wasDisplayed && !isDisplayed) onGone();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
