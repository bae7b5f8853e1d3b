/**
 * Moves the focus to the target of a navigation, so that screen readers continue there and the next Tab
 * leads to the first link after its beginning. A target that is not focusable gets `tabindex="-1"` until
 * it loses the focus, and no focus ring (base.css), since it is not interactive.
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

/** The element that a URL fragment names: by its text, then percent-decoded, as browsers do. */
export function targetOf(hash: string): HTMLElement | null {
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
