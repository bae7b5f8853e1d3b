'use client';

import { type LocaleCode, localeRecord, locales } from '#kit/i18n/locales.ts';
import { Disclosure } from '#ui/disclosure.tsx';

import { LanguageLink } from './language-link.tsx';

/** Links to the same page in all languages. */
export function LanguageSwitcher({
  current,
  label,
  isFlat = false,
}: {
  current: LocaleCode;
  label: string;
  /** Renders a plain list (for the mobile menu) of short labels and names, instead of a disclosure. */
  isFlat?: boolean;
}) {
  if (isFlat) {
    return (
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {locales.map(({ code, short, nativeName, hreflang }) => (
          <li key={code}>
            <LanguageLink
              to={code}
              current={current}
              className="grid min-h-11 min-w-11 content-center items-center justify-items-start border-b-2 border-transparent pb-0.5 leading-[1.2] no-underline hover:underline aria-[current]:border-b-accent forced-colors:border-0"
            >
              <span className="text-lead/[1.3]">{short}</span>{' '}
              <span className="text-note/[1.25] text-ink-soft" lang={hreflang}>
                {nativeName}
              </span>
            </LanguageLink>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Disclosure
      // With `content-visibility: visible` the list is styled and laid out with the page. On a slow phone, a
      // fifth of the time from a tap to the open list would otherwise be spent on that.
      className="group/languages relative ms-auto me-6 self-center text-note/[1.55] whitespace-nowrap details-content:[content-visibility:visible] header-tight:me-4 header-menu:hidden [&>summary]:py-2.5 [&>summary]:text-ink-soft"
      label={
        <>
          <span className="sr-only">{label}: </span>
          <LanguageName code={current} />
          <i className="ms-[0.6em] inline-block size-[0.5em] transform-[translateY(-0.2em)_rotate(45deg)] border-r-line border-b-line border-current" />
        </>
      }
    >
      <ul className="absolute -end-5 top-full grid gap-1 border border-ink bg-surface px-5 py-3 group-not-open/languages:invisible">
        {locales.map(({ code }) => (
          // `whitespace-nowrap` again: base.css sets `text-wrap` on list items, which would let them wrap.
          <li key={code} className="whitespace-nowrap">
            <LanguageLink
              to={code}
              current={current}
              className="block border-s-2 border-transparent py-1 ps-3.5 no-underline hover:underline aria-[current]:border-s-accent forced-colors:border-0"
            >
              <LanguageName code={code} />
            </LanguageLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Region and language: "Spain | Español". The region is in English, the language usually in its own language. */
function LanguageName({ code }: { code: LocaleCode }) {
  const { region, label, nativeName, hreflang } = localeRecord(code);
  return (
    <span lang="en">
      {region} | {label === nativeName ? <span lang={hreflang}>{label}</span> : label}
    </span>
  );
}
