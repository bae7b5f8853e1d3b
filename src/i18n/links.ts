import type { LocaleCode } from './locales.ts';
import { localizePath } from './paths.ts';

export interface LinkTraits {
  newTab?: boolean | undefined;
  download?: boolean | undefined;
  /** The link opens a lead form in a dialog. */
  opensForm?: boolean | undefined;
}

export type ClassifiedLink =
  | { kind: 'external'; href: string }
  | { kind: 'hash'; href: string }
  | { kind: 'internal'; href: string };

/**
 * Link classification by the specification, section 2: external anchor, hash link, or internal.
 * Mail and telephone lead out of the site as well.
 */
export function classifyLink(
  target: string,
  locale: LocaleCode,
  { newTab, download, opensForm }: LinkTraits = {},
): ClassifiedLink {
  if (/^(?:https?|mailto|tel):/i.test(target) || newTab || download || opensForm) {
    return { kind: 'external', href: target };
  }
  if (target.startsWith('#')) return { kind: 'hash', href: target };
  return {
    kind: 'internal',
    href: localizePath(target.startsWith('/') ? target : `/${target}`, locale),
  };
}
