import { type LinkKind, linkKind } from '#kit/i18n/links.ts';

import { hasModifier } from './modifier-keys.ts';

/** A link that the visitor follows or is about to follow. */
export interface FollowedLink {
  kind: LinkKind;
  url: URL;
  opensNewTab: boolean;
}

/**
 * Returns the link that contains an event's target. Returns undefined if there is no link, if another listener has
 * handled the event (`preventDefault`), or if the event is a click that the browser itself has to handle: a click
 * with a modifier key or another mouse button.
 */
export function followedLink(event: Event): FollowedLink | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (event instanceof MouseEvent && event.type === 'click') {
    if (event.button !== 0 || hasModifier(event)) return undefined;
  }
  const opensNewTab = link.target !== '' && link.target !== '_self';
  const kind = linkKind(link.getAttribute('href') ?? '', {
    newTab: opensNewTab,
    download: link.hasAttribute('download'),
    // The attribute `data-lead-form` (button.tsx).
    opensForm: link.dataset['leadForm'] !== undefined,
  });
  const url = new URL(link.href);
  return { kind: kind === 'internal' ? internalKind(link, url) : kind, url, opensNewTab };
}

/**
 * Refines the kind of an internal link: `hash` if it leads to a fragment of the current page, and `external` if it has
 * `data-document` (language-link.tsx), because it then loads a new document.
 */
function internalKind({ dataset }: HTMLAnchorElement, url: URL): LinkKind {
  if (dataset['document'] !== undefined) return 'external';
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return isHere && url.hash ? 'hash' : 'internal';
}
