import { type LinkKind, linkKind } from '#kit/i18n/links.ts';

import { hasModifier } from './modifier-keys.ts';

/** A link that the visitor follows or is about to follow. */
export interface FollowedLink {
  kind: LinkKind;
  url: URL;
  /** Whether it opens in another tab. */
  newTab: boolean;
}

/**
 * Returns the link that contains an event's target; undefined if there is none. Events that are handled
 * already, and clicks with a modifier key or another button, are left to the browser: for them it returns
 * undefined as well.
 */
export function followedLink(event: Event): FollowedLink | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (event instanceof MouseEvent && event.type === 'click') {
    if (event.button !== 0 || hasModifier(event)) return undefined;
  }
  const newTab = link.target !== '' && link.target !== '_self';
  const kind = linkKind(link.getAttribute('href') ?? '', {
    newTab,
    download: link.hasAttribute('download'),
    // The attribute `data-lead-form` (button.tsx).
    opensForm: link.dataset['leadForm'] !== undefined,
  });
  const url = new URL(link.href);
  return { kind: kind === 'internal' ? internalKind(link, url) : kind, url, newTab };
}

/**
 * Returns the kind of an internal link: `hash` if it leads to a fragment of the current page. A link with
 * `data-document` (language-link.tsx) loads a new document, so it counts as external.
 */
function internalKind({ dataset }: HTMLAnchorElement, url: URL): LinkKind {
  if (dataset['document'] !== undefined) return 'external';
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return isHere && url.hash ? 'hash' : 'internal';
}
