import type { LocaleCode } from '#kit/i18n/locales.ts';
import { notFoundName, notFoundPath } from '#kit/site/not-found.ts';
import { matchPage, routeName } from '#kit/site/routes.ts';

/** Maximum number of characters of a path. A longer one is assumed to be made up. */
const maxPathLength = 200;

/**
 * Returns the page that a lead came from: the path in the form, else that of the Referer header, whichever is
 * a page of the site. Anybody can put any text into the form, and people read the path at the provider. So of an unknown
 * address only the Referer's is used, which the parser of URLs has encoded.
 *
 * If neither is a page, the form was on an error page. The result is then the Referer's path, which is the
 * address that the visitor requested, or else the address of the not-found page.
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
