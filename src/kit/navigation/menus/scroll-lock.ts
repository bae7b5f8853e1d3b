/**
 * Locks page scrolling while a popover is open, by the class `scroll-locked` on the body (base.css). The
 * body is padded by the width of the scrollbar that disappears, so that the page behind does not shift.
 *
 * @returns a cleanup function. It also unlocks the page, because a popover that is removed while open
 *   fires no toggle event.
 */
export function lockScrollWhileOpen(popover: HTMLElement): () => void {
  const { body, documentElement } = document;
  let isOpen = false;
  const lock = (open: boolean) => {
    isOpen = open;
    body.style.paddingRight = open ? `${String(innerWidth - documentElement.clientWidth)}px` : '';
    body.classList.toggle('scroll-locked', open);
  };
  const onToggle = ({ newState }: Event & { newState?: string }) => lock(newState === 'open');
  popover.addEventListener('beforetoggle', onToggle);
  // The popover may have been opened natively before this module was loaded.
  if (popover.matches(':popover-open')) lock(true);
  return () => {
    popover.removeEventListener('beforetoggle', onToggle);
    if (isOpen) lock(false);
  };
}
