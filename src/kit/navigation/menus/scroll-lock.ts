/**
 * Locks page scrolling while a popover is open, by the class `scroll-locked` on the body (base.css). The
 * body is padded by the width of the scrollbar that disappears, so that the page behind does not shift.
 *
 * @returns a cleanup function. It also unlocks the page, because a popover that is removed while open
 *   fires no toggle event.
 */
export function lockScrollWhileOpen(popover: HTMLElement): () => void {
  const { body, documentElement } = document;
  let isLocked = false;
  const scrollbarWidth = () => innerWidth - documentElement.clientWidth;
  const setLocked = (shouldLock: boolean) => {
    isLocked = shouldLock;
    body.style.paddingRight = shouldLock ? `${String(scrollbarWidth())}px` : '';
    body.classList.toggle('scroll-locked', shouldLock);
  };
  const onToggle = ({ newState }: ToggleEvent) => setLocked(newState === 'open');
  popover.addEventListener('beforetoggle', onToggle);
  // The popover may have been opened natively before this module was loaded.
  if (popover.matches(':popover-open')) setLocked(true);
  return () => {
    popover.removeEventListener('beforetoggle', onToggle);
    if (isLocked) setLocked(false);
  };
}
