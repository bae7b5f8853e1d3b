'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku/router/client';

import { localeParameter, serializeLocaleCookie } from '#kit/i18n/cookie.ts';
import { type LocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import { switchLocale } from '#kit/i18n/paths.ts';
import { notFoundPath } from '#kit/site/not-found.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * A link to the same page in another language. Without JavaScript it leads through the server, which
 * sets the language cookie; with it the link sets the cookie itself and keeps query and hash.
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
  // The built page knows neither query nor hash: they are added after hydration.
  const hydrated = useHydrated();
  const address = () => {
    if (!hydrated) return { path, query: `${localeParameter}=${to}` };
    return path === notFoundPath(current) ? requestedAddress() : { path, query, hash };
  };
  return (
    <a
      className={className}
      href={switchLocale(address(), to)}
      hrefLang={localeRecord(to).hreflang}
      aria-current={to === current ? 'true' : undefined}
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
 * Returns the URL in the browser. On a not-found page the router has the one that the page was built for
 * instead. Repeated slashes are joined, as the server does: in a link, `//a` would be a host.
 */
function requestedAddress() {
  const { pathname, search, hash } = location;
  return { path: pathname.replace(/\/+/g, '/'), query: search, hash };
}
