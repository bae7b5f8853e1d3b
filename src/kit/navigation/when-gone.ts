/**
 * Calls back when an element is no longer displayed, for example because the window became too narrow for
 * the element. So scripts need not know the breakpoints of the stylesheets.
 *
 * @param onGone Gets the focused element. When an element with the focus is hidden, the browser moves the focus
 *   to the body. Usually it does so after this callback. If it has done so before, because a script forced a
 *   layout, `onGone` gets the element that had the focus.
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
