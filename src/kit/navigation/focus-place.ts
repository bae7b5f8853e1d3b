/**
 * Moves the focus to the target of a navigation, so that screen readers continue there and the next Tab
 * leads to the first link in it. A target that cannot be reached by Tab is marked with `data-place` while
 * it has the focus, so that it gets no focus ring (base.css), and with `tabindex="-1"` unless it has a
 * tabindex of its own.
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

/**
 * Returns the element that a URL fragment names: by its literal text, else percent-decoded, as browsers
 * do.
 */
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
