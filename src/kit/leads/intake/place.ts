import type { LocaleCode } from '#kit/i18n/locales.ts';
import { notFoundName, notFoundPath } from '#kit/site/not-found.ts';
import { matchPage, routeName } from '#kit/site/routes.ts';

/** Maximum number of characters of a path. A longer path is not used: somebody has probably made it up. */
const maxPathLength = 200;

/**
 * Returns the page that a lead came from. This is the path in the form or, if that is no page of the site, the
 * path of the Referer header.
 *
 * If neither is a page, the form was on a not-found page. The result is then the Referer's path, which is the
 * address that the visitor requested; without a Referer, the address of the not-found page. The path in the
 * form is not used then: it may be any text, and people at the provider read the result. The Referer's path
 * is encoded by the URL parser.
 *
 * @param formPath The path in the form's field `page`.
 * @param referer The header of the post. The site's Referrer-Policy keeps the path within the site.
 */
export function pageOfLead(
  formPath: string,
  locale: LocaleCode,
  referer: string | undefined,
): { page: string; pageName: string } {
  const refererPath = pathOf(referer);
  for (const page of [formPath, refererPath]) {
    const match = page === undefined ? undefined : matchPage(page);
    if (match) return { page: match.address, pageName: routeName(match.name, match.locale) };
  }
  return { page: refererPath ?? notFoundPath(locale), pageName: notFoundName(locale) };
}

/**
 * Returns the path of an address; undefined if it cannot be shown as a path of the site. The URL parser
 * percent-encodes it, so it has no invisible characters. `//` would begin the address of another host.
 */
function pathOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  return pathname.startsWith('/') && !pathname.startsWith('//') && pathname.length <= maxPathLength
    ? pathname
    : undefined;
}
