import { type LinkKind, linkKind } from '#kit/i18n/links.ts';

/** A link that an event is on, and what it leads to. */
export interface FollowedLink {
  kind: LinkKind;
  url: URL;
  /** The browser opens another tab, and this page stays. */
  newTab: boolean;
}

/** Undefined where there is no link, or the visitor wants what the browser makes of modified clicks. */
export function followedLink(event: Event): FollowedLink | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (event instanceof MouseEvent && event.type === 'click') {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return undefined;
    }
  }
  const newTab = link.target !== '' && link.target !== '_self';
  const kind = linkKind(link.getAttribute('href') ?? '', {
    newTab,
    download: link.hasAttribute('download'),
    opensForm: link.dataset['leadForm'] !== undefined,
  });
  const url = new URL(link.href);
  return { kind: kind === 'internal' ? internalKind(link, url) : kind, url, newTab };
}

/** What the address alone does not tell: a place on this very page, or a document of its own. */
function internalKind({ dataset }: HTMLAnchorElement, url: URL): LinkKind {
  if (dataset['document'] !== undefined) return 'external';
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return isHere && url.hash ? 'hash' : 'internal';
}
