/**
 * The page of ours that an event on a link leads to, or undefined where the browser should
 * follow the link by itself: other origins, new tabs, downloads, modified clicks, plain anchors.
 */
export function internalTarget(event: Event): URL | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  if (link.dataset['document'] !== undefined) return undefined;
  if (event instanceof MouseEvent && event.type === 'click') {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return undefined;
    }
  }
  const url = new URL(link.href);
  if (url.origin !== location.origin) return undefined;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) {
    return undefined;
  }
  // Files have an extension, pages have none.
  return /\.[a-z\d]+$/i.test(url.pathname) ? undefined : url;
}
