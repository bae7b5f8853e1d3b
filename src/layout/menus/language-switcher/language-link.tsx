'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku/router/client';

import { localeParameter, serializeLocaleCookie } from '#kit/i18n/cookie.ts';
import { type LocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import { switchLocale } from '#kit/i18n/paths.ts';
import { notFoundPath } from '#kit/site/not-found.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * A link to the same page in another language. Without JavaScript the server sets the language cookie,
 * because the link has the parameter `localeParameter`. With JavaScript the link sets the cookie itself and
 * keeps the page's query and hash.
 */
export function LanguageLink({
  to,
  current,
  className,
  children,
}: {
  to: LocaleCode;
  current: LocaleCode;
  className: string;
  children: ReactNode;
}) {
  const { path, query, hash } = useRouter();
  // The built page has neither query nor hash. Both are added after hydration.
  const isHydrated = useHydrated();
  const currentAddress = () => {
    if (!isHydrated) return { path, query: `${localeParameter}=${to}` };
    return path === notFoundPath(current) ? requestedAddress() : { path, query, hash };
  };
  return (
    <a
      className={className}
      href={switchLocale(currentAddress(), to)}
      hrefLang={localeRecord(to).hreflang}
      aria-current={to === current ? 'true' : undefined}
      // The browser loads a new document (followed-link.ts).
      data-document
      onClick={() => {
        document.cookie = serializeLocaleCookie(to);
      }}
    >
      {children}
    </a>
  );
}

/**
 * Returns path, query and hash of the browser's URL. On a not-found page the router has another URL, the one
 * for which the page was built. Repeated slashes are joined, as on the server, because a link to `//a` would
 * lead to the host `a`.
 */
function requestedAddress() {
  const { pathname, search, hash } = location;
  return { path: pathname.replace(/\/+/g, '/'), query: search, hash };
}
