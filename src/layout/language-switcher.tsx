'use client';

import { useRouter } from 'waku/router/client';

import { serializeLocaleCookie } from '#i18n/cookie.ts';
import { type LocaleCode, localeRecord, locales } from '#i18n/locales.ts';
import { switchLocale } from '#i18n/paths.ts';
import { notFoundPath } from '#site/not-found.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * Plain links to the same page in the other languages. With JavaScript they keep query and hash
 * too, and remember the choice in the language cookie.
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
  const address = hydrated ? shown() : { path };
  const list = (
    <ul className="language-list">
      {locales.map(({ code, short, nativeName, hreflang }) => (
        <li key={code}>
          <a
            href={switchLocale(address, code)}
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
