/**
 * Calls back when an element is no longer displayed, for example because the window became too narrow for
 * the element. Scripts that use it need not know the breakpoints of the stylesheets.
 *
 * @param onGone Gets the focused element. Browsers move the focus from a hidden element to the body, usually
 *   after the callback, but before it where a script forced a layout between two frames. Then `onGone` gets
 *   the element that had the focus until it was hidden.
 * @returns a cleanup function.
 */
export function whenGone(element: Element, onGone: (focused: Element | null) => void): () => void {
  let isDisplayed = element.checkVisibility();
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
