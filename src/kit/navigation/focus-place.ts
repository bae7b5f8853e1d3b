/**
 * Moves the focus to the target of a navigation, so that screen readers continue there and the next Tab
 * leads to the first link in it. While a target that Tab cannot reach has the focus, it has `data-place`,
 * so that base.css gives it no focus ring, and `tabindex="-1"` unless it has a tabindex of its own.
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
