'use client';

import { useRouter } from 'waku/router/client';

import { serializeLocaleCookie } from '#i18n/cookie.ts';
import { type LocaleCode, localeRecord, locales } from '#i18n/locales.ts';
import { switchLocale } from '#i18n/paths.ts';
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
  const address = hydrated ? { path, query, hash } : { path };
  const list = (
    <ul className="language-list">
      {locales.map(({ code, region, label: name, short, nativeName, hreflang }) => (
        <li key={code}>
          <a
            href={switchLocale(address, code)}
            hrefLang={hreflang}
            lang={hreflang}
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
              `${region}, ${name}`
            )}
          </a>
        </li>
      ))}
    </ul>
  );
  if (flat) return list;
  const { region, label: name } = localeRecord(current);
  return (
    <Disclosure
      className="language-switcher"
      label={
        <>
          <span className="visually-hidden">{label}: </span>
          {region}, {name}
        </>
      }
    >
      {list}
    </Disclosure>
  );
}
