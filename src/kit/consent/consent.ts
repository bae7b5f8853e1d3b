import { readCookie } from '#kit/i18n/cookie.ts';

/** A visitor's answer about third-party scripts. */
export type Choice = 'granted' | 'denied';

/** The cookie that remembers the choice. It is strictly necessary: without it the site would ask on each page. */
export const consentCookie = {
  key: 'consent',
  /** Days. */
  expires: 180,
  path: '/',
  sameSite: 'Lax',
} as const;

/**
 * Returns the visitor's own choice, or undefined if none was made.
 *
 * @param cookies A `Cookie` header, or `document.cookie`.
 */
export function readChoice(cookies: string | null | undefined): Choice | undefined {
  const value = readCookie(cookies, consentCookie.key);
  return value === 'granted' || value === 'denied' ? value : undefined;
}

/**
 * The visitor's choice or, if none was made, `signal` or `open`. `signal` means that the browser sends Global
 * Privacy Control, which counts as a refusal until the visitor chooses. Otherwise the question is `open`.
 */
export type ConsentState = Choice | 'signal' | 'open';

/**
 * Returns the visitor's consent state.
 *
 * @param cookies The page's `document.cookie`.
 * @param globalPrivacyControl The browser's `navigator.globalPrivacyControl`.
 */
export function consentStateOf(cookies: string, globalPrivacyControl: boolean): ConsentState {
  return readChoice(cookies) ?? (globalPrivacyControl ? 'signal' : 'open');
}

/**
 * Returns the text of an assignment to `document.cookie`.
 *
 * @param secure Whether the page was loaded over https. If so, the cookie is sent over https alone.
 */
export function serializeChoice(choice: Choice, { secure }: { secure: boolean }): string {
  const { key, expires, path, sameSite } = consentCookie;
  const seconds = expires * 24 * 60 * 60;
  const text = `${key}=${choice}; Max-Age=${String(seconds)}; Path=${path}; SameSite=${sameSite}`;
  return secure ? `${text}; Secure` : text;
}

/** Matches the names of cookies of the customer-relations provider and of analytics. */
const trackingCookie = /^(?:__hstc|hubspotutk|__hssc|__hssrc|messagesUtk|_ga|_ga_.+)$/;

/**
 * Returns assignments to `document.cookie` that remove the cookies of the providers' scripts.
 * `document.cookie` does not tell the domain of a cookie, so each parent domain is tried. Among these may be a
 * public suffix (`co.uk`), which browsers ignore.
 *
 * @param cookies The page's `document.cookie`.
 * @param hostname The host name of the page, such as www.example.com.
 */
export function trackingCookieRemovals(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => trackingCookie.test(name));
  const domains = ['', ...parentDomains(hostname).map((domain) => `; Domain=${domain}`)];
  return names.flatMap((name) => domains.map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}

/** Returns the host and its parent domains of at least two labels; nothing for an IPv4 address. */
function parentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  if (/^[\d.]+$/.test(hostname)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
