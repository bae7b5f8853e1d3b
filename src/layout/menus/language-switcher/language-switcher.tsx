'use client';

import { type LocaleCode, localeRecord, locales } from '#kit/i18n/locales.ts';
import { Disclosure } from '#ui/disclosure.tsx';

import { LanguageLink } from './language-link.tsx';

/** Links to the same page in all languages. */
export function LanguageSwitcher({
  current,
  label,
  flat = false,
}: {
  current: LocaleCode;
  label: string;
  /** The list of the menu, each language by its short label and its name, instead of a disclosure. */
  flat?: boolean;
}) {
  const list = (
    <ul className="language-list">
      {locales.map(({ code, short, nativeName, hreflang }) => (
        <li key={code}>
          <LanguageLink to={code} current={current}>
            {flat ? (
              <>
                <span>{short}</span> <span lang={hreflang}>{nativeName}</span>
              </>
            ) : (
              <LanguageName code={code} />
            )}
          </LanguageLink>
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
