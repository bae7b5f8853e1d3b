import type { LocaleCode } from './locales.ts';
import { localizePath } from './paths.ts';

/** What the address of a link does not tell about it. */
export interface LinkTraits {
  newTab?: boolean | undefined;
  download?: boolean | undefined;
  /** The link opens a lead form in a dialog. */
  opensForm?: boolean | undefined;
}

export type LinkKind = 'internal' | 'hash' | 'external' | 'mail' | 'telephone' | 'file' | 'form';

/**
 * Returns the kind of a link (docs/behaviour.md). Links in texts (`classifyLink`) and the handling of clicks
 * (src/kit/navigation) both use it, so that they agree.
 *
 * @param target The link's `href`, with or without a language prefix.
 */
export function linkKind(
  target: string,
  { newTab, download, opensForm }: LinkTraits = {},
): LinkKind {
  if (opensForm) return 'form';
  if (/^mailto:/i.test(target)) return 'mail';
  if (/^tel:/i.test(target)) return 'telephone';
  if (newTab || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(target)) return 'external';
  if (target.startsWith('#')) return 'hash';
  // The path of a file has an extension, that of a page has none.
  return download || /^[^?#]*\.[a-z\d]+(?:[?#]|$)/i.test(target) ? 'file' : 'internal';
}

/**
 * Returns a link's kind, and its address in a language. Addresses of pages get the language's prefix, files
 * do not.
 */
export function classifyLink(
  target: string,
  locale: LocaleCode,
  traits: LinkTraits = {},
): { kind: LinkKind; href: string } {
  const kind = linkKind(target, traits);
  // Without JavaScript a link that opens a form leads to the page with that form.
  if (kind !== 'internal' && kind !== 'form') return { kind, href: target };
  return { kind, href: localizePath(target.startsWith('/') ? target : `/${target}`, locale) };
}
