import type { LocaleCode } from '#kit/i18n/locales.ts';
import { notFoundName, notFoundPath } from '#kit/site/not-found.ts';
import { matchPage, routeName } from '#kit/site/routes.ts';

/** Maximum number of characters of a path. A longer one is assumed to be made up. */
const maxPathLength = 200;

/**
 * Returns the page that a lead came from. The path in the form may be any text, and people read it at the
 * provider, so it counts only if it is a page of the site. Otherwise the path of the Referer header counts;
 * on an error page that is the address that the visitor requested. Without such a path, the address of the
 * not-found page is returned.
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

/** Returns the path of an address. The URL parser percent-encodes it, so it has no invisible characters. */
function pathOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  return pathname.startsWith('/') && !pathname.startsWith('//') && pathname.length <= maxPathLength
    ? pathname
    : undefined;
}
