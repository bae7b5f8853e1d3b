import type { LocaleCode } from '#kit/i18n/locales.ts';
import { notFoundName, notFoundPath } from '#kit/site/not-found.ts';
import { matchPage, routeName } from '#kit/site/routes.ts';

/** Characters. A longer address was made up. */
const longestPath = 200;

/**
 * Where a lead came from. What the form says is anybody's text, and reaches the provider's users:
 * it counts only where it is the address of a page of the site. Otherwise the address counts that
 * the browser itself names, which on an error page is the one that the visitor asked for, and else
 * that of the not-found page.
 *
 * @param said The path that the form says it stands on.
 * @param referer The header of the request that brought it; the site's policy sends it whole.
 */
export function pageOfLead(
  said: string,
  locale: LocaleCode,
  referer: string | undefined,
): { page: string; pageName: string } {
  const asked = pathOf(referer);
  for (const page of [said, asked]) {
    const match = page === undefined ? undefined : matchPage(page);
    if (match) return { page: match.address, pageName: routeName(match.name, match.locale) };
  }
  return { page: asked ?? notFoundPath(locale), pageName: notFoundName(locale) };
}

/** The path of an address as a URL has it: percent-encoded, so that no sign in it is invisible. */
function pathOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  return pathname.startsWith('/') && !pathname.startsWith('//') && pathname.length <= longestPath
    ? pathname
    : undefined;
}
