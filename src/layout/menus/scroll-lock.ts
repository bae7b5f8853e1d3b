/**
 * Stops the page's scrolling while a popover or dialog is open, by a class of the body, and keeps
 * the room of the scrollbar that goes: the page behind does not move.
 *
 * @returns what ends it.
 */
export function lockScrollWhileOpen(element: HTMLElement): () => void {
  const { body, documentElement } = document;
  const onToggle = ({ newState }: Event & { newState?: string }) => {
    const isOpen = newState === 'open';
    body.style.paddingRight = isOpen ? `${String(innerWidth - documentElement.clientWidth)}px` : '';
    body.classList.toggle('scroll-locked', isOpen);
  };
  element.addEventListener('beforetoggle', onToggle);
  return () => element.removeEventListener('beforetoggle', onToggle);
}
