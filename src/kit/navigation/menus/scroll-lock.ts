/**
 * Stops the page's scrolling while a popover is open, by a class of the body, and keeps the room of
 * the scrollbar that goes: the page behind does not move.
 *
 * @returns what ends it. A popover that is removed while it is open tells nobody: the page goes on.
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
  return () => {
    popover.removeEventListener('beforetoggle', onToggle);
    if (isOpen) lock(false);
  };
}
