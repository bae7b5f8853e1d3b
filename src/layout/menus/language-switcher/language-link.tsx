'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku/router/client';

import { localeParameter, serializeLocaleCookie } from '#kit/i18n/cookie.ts';
import { type LocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import { switchLocale } from '#kit/i18n/paths.ts';
import { notFoundPath } from '#kit/site/not-found.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * A plain link to the same page in another language, through the server, which remembers the choice
 * in the language cookie. With JavaScript it does so itself, and keeps query and hash.
 */
export function LanguageLink({
  to,
  current,
  children,
}: {
  to: LocaleCode;
  current: LocaleCode;
  children: ReactNode;
}) {
  const { path, query, hash } = useRouter();
  // The built page knows neither query nor hash; they join after hydration.
  const hydrated = useHydrated();
  const address = () => {
    // Without JavaScript the server remembers the choice.
    if (!hydrated) return { path, query: `${localeParameter}=${to}` };
    return path === notFoundPath(current) ? askedAddress() : { path, query, hash };
  };
  return (
    <a
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
 * What the visitor asked for on a not-found page, which the router only knows by the address it was
 * built for. As our server redirects: with two slashes in front it would name another host.
 */
function askedAddress() {
  const { pathname, search, hash } = location;
  return { path: pathname.replace(/\/+/g, '/'), query: search, hash };
}
