import {
  defaultLocale,
  isLocaleCode,
  type LocaleCode,
  type LocaleRecord,
  locales,
} from './locales.ts';

/** One language of a request or browser, matched to one of ours. */
export interface LocaleMatch {
  code: LocaleCode;
  /** Higher is better; see `matchLocales`. */
  score: number;
}

/**
 * Matches a visitor's languages to ours, best first.
 *
 * An exact match of the iso code scores 1 minus position/count, a match of the language
 * part alone 0.999 minus position/count, where position and count are those of the visitor's
 * list (specification, section 9, "Locale match score").
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
    const partial = available.find(({ iso }) => iso.split('-')[0]?.toLowerCase() === language);
    if (partial) matches.push({ code: partial.code, score: 0.999 - position / count });
  }
  return matches.sort((a, b) => b.score - a.score);
}

/** The tags of an `Accept-Language` header, most wanted first; weights of 0 are left out. */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  if (!header) return [];
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** Where a visitor's language can be read from, in the order in which the sources are asked. */
export interface LocaleSources {
  /** Value of the language cookie, for browser detection and again as a source of its own. */
  cookie?: string | undefined;
  /** The browser's languages, most wanted first. */
  languages?: readonly string[] | undefined;
  /** Answer of browser detection when neither cookie nor languages give one. */
  fallback?: string | undefined;
  /** The locale kept in the client's state. */
  store?: string | undefined;
  /** Host name of the request. */
  host?: string | undefined;
  /** Path of the request; only an explicit prefix counts. */
  path?: string | undefined;
}

/**
 * The visitor's language from the first source that gives one: browser detection (cookie, then
 * languages, then its fallback), the store, the domain, the path prefix, the cookie, the default.
 */
export function detectLocale(
  sources: LocaleSources,
  available: readonly LocaleRecord[] = locales,
): LocaleCode {
  const browser =
    known(sources.cookie) ??
    matchLocales(sources.languages ?? [], available)[0]?.code ??
    known(sources.fallback);
  const domain = available.find((record) => record.domain && record.domain === sources.host);
  return (
    browser ??
    known(sources.store) ??
    domain?.code ??
    known(sources.path?.split('/')[1]) ??
    known(sources.cookie) ??
    defaultLocale
  );
}

function known(value: string | undefined): LocaleCode | undefined {
  return value !== undefined && isLocaleCode(value) ? value : undefined;
}
