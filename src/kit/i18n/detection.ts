import {
  defaultLocale,
  isLocaleCode,
  type LocaleCode,
  type LocaleRecord,
  locales,
} from './locales.ts';

/** A language of the site that matches one of the visitor's. */
export interface LocaleMatch {
  code: LocaleCode;
  /** Higher is better; see `matchLocales`. */
  score: number;
}

/**
 * Matches a visitor's languages to those of the site, best first.
 *
 * A match of the whole iso code scores 1 - position/count. A match of the language part alone scores
 * 0.999 - position/count. `position` is the tag's index in the visitor's list, `count` the list's length
 * (docs/behaviour.md). The difference of 0.001 never outweighs the visitor's order.
 *
 * @param preferred The visitor's languages, most wanted first, as BCP 47 tags.
 */
export function matchLocales(
  preferred: readonly string[],
  available: readonly LocaleRecord[] = locales,
): LocaleMatch[] {
  const count = preferred.length;
  const matches: LocaleMatch[] = [];
  for (const [position, tag] of preferred.entries()) {
    const exact = available.find(({ iso }) => iso.toLowerCase() === tag.toLowerCase());
    if (exact) {
      matches.push({ code: exact.code, score: 1 - position / count });
      continue;
    }
    const language = tag.split('-')[0]?.toLowerCase();
    const sameLanguage = available.find(({ iso }) => iso.split('-')[0]?.toLowerCase() === language);
    if (sameLanguage) matches.push({ code: sameLanguage.code, score: 0.999 - position / count });
  }
  return matches.sort((a, b) => b.score - a.score);
}

/**
 * Returns the language tags of an `Accept-Language` header, most wanted first. Tags of weight 0 are left out.
 */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  if (!header) return [];
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Sources of a visitor's language, in order of precedence. */
export interface LocaleSources {
  /** Value of the language cookie. */
  cookie?: string | undefined;
  /** The browser's languages, most wanted first. */
  languages: readonly string[];
  /** `Host` of the request, with or without a port. */
  host?: string | undefined;
}

/**
 * Returns the visitor's language at the root of the site, from the first source that gives one: the
 * cookie, the browser's languages, the domain, the default.
 */
export function detectLocale(
  { cookie, languages, host }: LocaleSources,
  available: readonly LocaleRecord[] = locales,
): LocaleCode {
  if (cookie !== undefined && isLocaleCode(cookie)) return cookie;
  const hostname = host?.replace(/:\d+$/, '').toLowerCase();
  return (
    matchLocales(languages, available)[0]?.code ??
    available.find(({ domain }) => domain !== undefined && domain === hostname)?.code ??
    defaultLocale
  );
}
