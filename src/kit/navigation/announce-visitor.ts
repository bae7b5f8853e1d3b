/**
 * Dispatches pointer and focus events for the elements that were hovered or focused before hydration. Listeners that
 * were registered by the hydration missed the browser's own events.
 *
 * @param sign The event by which the visitor first showed the intent to use the page, if it is known. If it was a
 *   touch, no element counts as hovered, although `:hover` also matches after a touch.
 */
export function announceVisitor(sign: Event | undefined): void {
  const isTouch = sign instanceof PointerEvent && sign.pointerType !== 'mouse';
  if (!isTouch && matchMedia('(hover: hover)').matches) {
    // In document order: the innermost element is the last.
    const hovered = [...document.querySelectorAll(':hover')];
    const mouse: PointerEventInit = { pointerType: 'mouse', isPrimary: true };
    hovered.at(-1)?.dispatchEvent(new PointerEvent('pointerover', { ...mouse, bubbles: true }));
    // This event does not bubble, so each element gets its own.
    for (const element of hovered) element.dispatchEvent(new PointerEvent('pointerenter', mouse));
  }
  const { activeElement } = document;
  if (activeElement === document.body) return;
  activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
