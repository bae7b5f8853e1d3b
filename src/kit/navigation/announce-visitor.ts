/**
 * Tells those who listen for it what has begun before they did: the pointer rests on something, or
 * something has the focus. It counts as if it had just come.
 *
 * @param sign The visitor's first sign of intent, where it is known: browsers let a finger hover too.
 */
export function announceVisitor(sign: Event | undefined): void {
  const touches = sign instanceof PointerEvent && sign.pointerType !== 'mouse';
  if (!touches && matchMedia('(hover: hover)').matches) {
    // From the document to the innermost.
    const hovered = [...document.querySelectorAll(':hover')];
    const mouse: PointerEventInit = { pointerType: 'mouse', isPrimary: true };
    hovered.at(-1)?.dispatchEvent(new PointerEvent('pointerover', { ...mouse, bubbles: true }));
    for (const element of hovered) element.dispatchEvent(new PointerEvent('pointerenter', mouse));
  }
  const { activeElement } = document;
  if (activeElement === document.body) return;
  activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
