'use client';

import { useRouter } from 'waku/router/client';

import { localeParameter, serializeLocaleCookie } from '#i18n/cookie.ts';
import { type LocaleCode, localeRecord, locales } from '#i18n/locales.ts';
import { switchLocale } from '#i18n/paths.ts';
import { notFoundPath } from '#site/not-found.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * Plain links to the same page in the other languages, through the server, which remembers the
 * choice in the language cookie. With JavaScript they do so themselves, and keep query and hash.
 */
export function LanguageSwitcher({
  current,
  label,
  flat = false,
}: {
  current: LocaleCode;
  label: string;
  /** The short list of the menu instead of a disclosure. */
  flat?: boolean;
}) {
  const { path, query, hash } = useRouter();
  // The built page knows neither query nor hash; they join after hydration.
  const hydrated = useHydrated();
  const shown = path === notFoundPath(current) ? askedAddress : () => ({ path, query, hash });
  // Without JavaScript the server remembers the choice.
  const address = (code: LocaleCode) =>
    hydrated ? shown() : { path, query: `${localeParameter}=${code}` };
  const list = (
    <ul className="language-list">
      {locales.map(({ code, short, nativeName, hreflang }) => (
        <li key={code}>
          <a
            href={switchLocale(address(code), code)}
            hrefLang={hreflang}
            lang={flat ? hreflang : undefined}
            aria-current={code === current ? 'true' : undefined}
            data-document
            onClick={() => {
              document.cookie = serializeLocaleCookie(code);
            }}
          >
            {flat ? (
              <>
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{nativeName}</span>
              </>
            ) : (
              <LanguageName code={code} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
  if (flat) return list;
  return (
    <Disclosure
      className="language-switcher"
      label={
        <>
          <span className="visually-hidden">{label}: </span>
          <LanguageName code={current} />
        </>
      }
    >
      {list}
    </Disclosure>
  );
}

/** 'Spain | Español': regions are named in English, most languages in themselves. */
function LanguageName({ code }: { code: LocaleCode }) {
  const { region, label, nativeName, hreflang } = localeRecord(code);
  return (
    <span lang="en">
      {region} | {label === nativeName ? <span lang={hreflang}>{label}</span> : label}
    </span>
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
