/**
 * Moves the focus to the target of a navigation, so that screen readers continue there and the next Tab
 * leads to the first link in it.
 *
 * If Tab cannot reach the target, the target gets two attributes until it loses the focus: `tabindex="-1"` if it has no
 * `tabindex` of its own, and `data-place`, for which base.css draws no focus ring.
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
 * Returns the target of a URL fragment, by the rule of browsers: the element whose id is the literal fragment, or else
 * the percent-decoded one.
 *
 * @param hash The fragment with its "#", or an empty string.
 */
export function targetOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (!name) return null;
  return document.getElementById(name) ?? document.getElementById(decode(name));
}

/** Returns the percent-decoded fragment, or the fragment itself if its encoding is invalid. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
