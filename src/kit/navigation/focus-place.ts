/**
 * Moves the focus to a place that a visitor was led to, so that screen readers read on there and the
 * next Tab leads to the first link behind its beginning. A place takes no focus by itself: it is made
 * focusable while it has it, and shows no ring (navigation.css), since there is nothing to press.
 */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0) {
    const isFocusable = place.hasAttribute('tabindex');
    if (!isFocusable) place.tabIndex = -1;
    place.dataset['place'] = '';
    const leave = () => {
      delete place.dataset['place'];
      if (!isFocusable) place.removeAttribute('tabindex');
    };
    place.addEventListener('blur', leave, { once: true });
  }
  place.focus({ preventScroll: true });
}

/** The element that a hash of an address names, as browsers look for it. */
export function placeOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (!name) return null;
  return document.getElementById(name) ?? document.getElementById(decoded(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
