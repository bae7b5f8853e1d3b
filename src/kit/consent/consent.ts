import { readCookie } from '#kit/i18n/cookie.ts';

/** What a visitor said to the scripts of other companies. */
export type Choice = 'granted' | 'denied';

/** The cookie that remembers the choice. It is necessary: without it the site asked on each page. */
export const consentCookie = {
  key: 'consent',
  /** Days. */
  expires: 180,
  path: '/',
  sameSite: 'Lax',
} as const;

/**
 * The visitor's own choice, or undefined where none was made.
 *
 * @param cookies A `Cookie` header, or `document.cookie`.
 */
export function readChoice(cookies: string | null | undefined): Choice | undefined {
  const value = readCookie(cookies, consentCookie.key);
  return value === 'granted' || value === 'denied' ? value : undefined;
}

/** Where a visitor stands: the choice made, or the browser's signal instead, or not asked yet. */
export type Standing = Choice | 'signal' | 'open';

/**
 * Where the visitor stands. Global Privacy Control counts as declined until the visitor chooses.
 *
 * @param cookies The page's `document.cookie`.
 * @param globalPrivacyControl The browser's `navigator.globalPrivacyControl`.
 */
export function standingOf(cookies: string, globalPrivacyControl: boolean): Standing {
  return readChoice(cookies) ?? (globalPrivacyControl ? 'signal' : 'open');
}

/** Text of an assignment to `document.cookie`. Pages over https keep the cookie to https. */
export function serializeChoice(choice: Choice, { secure }: { secure: boolean }): string {
  const { key, expires, path, sameSite } = consentCookie;
  const seconds = expires * 24 * 60 * 60;
  const text = `${key}=${choice}; Max-Age=${String(seconds)}; Path=${path}; SameSite=${sameSite}`;
  return secure ? `${text}; Secure` : text;
}

/** Cookies of the customer-relations provider and of analytics. */
const trackingCookie = /^(?:__hstc|hubspotutk|__hssc|__hssrc|messagesUtk|_ga|_ga_.+)$/;

/**
 * Assignments to `document.cookie` that remove what the providers' scripts have set. A cookie
 * does not say for which domain it is, so each parent is tried; browsers refuse public suffixes.
 *
 * @param cookies The page's `document.cookie`.
 * @param hostname The page's, such as www.example.com.
 */
export function trackingCookieRemovals(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => trackingCookie.test(name));
  const domains = ['', ...parentDomains(hostname).map((domain) => `; Domain=${domain}`)];
  return names.flatMap((name) => domains.map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}

/** The host and its parents of two labels or more; addresses in numbers have none. */
function parentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  if (/^[\d.]+$/.test(hostname)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
