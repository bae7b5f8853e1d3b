/**
 * Calls back when an element is no longer displayed, for example because the window became too narrow for
 * the element. So scripts need not know the breakpoints of the stylesheets.
 *
 * @param onGone Gets the element that had the focus when the element disappeared. The browser then moves the focus from
 *   a hidden element to the body: usually after this callback, but before it if a script forces a layout.
 * @returns a cleanup function.
 */
export function whenGone(element: Element, onGone: (focused: Element | null) => void): () => void {
  let isDisplayed = element.checkVisibility();
  /** The element that last had the focus, if it lost the focus because it was hidden. */
  let lostFocus: Element | null = null;
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const isHidden = !relatedTarget && target instanceof Element && !target.checkVisibility();
    lostFocus = isHidden ? target : null;
  };
  const observer = new ResizeObserver(() => {
    const wasDisplayed = isDisplayed;
    isDisplayed = element.checkVisibility();
    if (!wasDisplayed || isDisplayed) return;
    const { activeElement, body } = document;
    onGone(activeElement === body ? lostFocus : activeElement);
  });
  document.addEventListener('focusout', onFocusOut);
  observer.observe(element);
  return () => {
    document.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
