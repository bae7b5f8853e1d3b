import { type LinkKind, linkKind } from '#kit/i18n/links.ts';

/** The link of an event, and what it leads to. */
export interface FollowedLink {
  kind: LinkKind;
  url: URL;
  /** It opens in another tab. */
  newTab: boolean;
}

/** The link that an event's target is in; undefined where there is none, and for modified clicks. */
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

/** An internal link may be a fragment of the current page, or marked as a new document. */
function internalKind({ dataset }: HTMLAnchorElement, url: URL): LinkKind {
  if (dataset['document'] !== undefined) return 'external';
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return isHere && url.hash ? 'hash' : 'internal';
}
