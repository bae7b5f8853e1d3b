/**
 * Moves the focus to the target of a navigation, so that screen readers continue there and the next Tab
 * leads to the first link in it.
 *
 * If Tab cannot reach the target, the target has two attributes while it has the focus: `tabindex="-1"`, unless
 * it has a `tabindex` anyway, and `data-place`, by which base.css gives it no focus ring.
 */
export function focusPlace(target: HTMLElement): void {
  if (target.tabIndex < 0) {
    const hasTabIndex = target.hasAttribute('tabindex');
    if (!hasTabIndex) target.tabIndex = -1;
    target.dataset['place'] = '';
    const removeAttributes = () => {
      delete target.dataset['place'];
      if (!hasTabIndex) target.removeAttribute('tabindex');
    };
    target.addEventListener('blur', removeAttributes, { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Returns the element whose id is a URL fragment: the literal fragment, or else the percent-decoded one. This is
 * what browsers do.
 *
 * @param hash The fragment with its "#", or an empty string.
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
