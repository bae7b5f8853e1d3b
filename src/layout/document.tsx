import './styles/index.css';
import 'face:styles.css';

import { useLingui } from '@lingui/react/macro';
import headingFont from 'face:head';
import { lazy, type ReactNode } from 'react';

import { type LocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import { motionScript } from '#kit/motion/motion-preference.ts';
import { siteHost, tracking, vitals } from '#kit/site/settings.ts';

import { FirstAttributes } from './first-attributes.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { HydratedApart } from './hydrated-apart.tsx';
import { MegaMenu } from './menus/mega-menu/mega-menu.tsx';
import { SiteNavigator } from './navigation/site-navigator.tsx';
import { ContactPopUp } from './pop-up/contact-pop-up.tsx';
import { usePopUpWords } from './pop-up/use-pop-up-words.ts';
import { useLeadFormProps } from './use-lead-form-props.ts';

/** Lazy: a build without tracking scripts loads no code of the consent banner. */
const ConsentNotice = lazy(async () => ({
  default: (await import('./consent/consent-notice.tsx')).ConsentNotice,
}));

/** Lazy: most builds measure no web vitals. */
const FieldVitals = lazy(async () => ({
  default: (await import('#kit/site/field-vitals.tsx')).FieldVitals,
}));

/** Lazy: only a static host, which cannot choose the visitor's language, suggests one. */
const LanguageNotice = lazy(async () => ({
  default: (await import('./menus/language-switcher/language-notice.tsx')).LanguageNotice,
}));

/** The document of one language: everything that stays while the visitor moves between pages. */
export function Document({ locale, children }: { locale: LocaleCode; children: ReactNode }) {
  const { t } = useLingui();
  const { dir } = localeRecord(locale);
  const popUpForm = useLeadFormProps('pop-up', locale);
  const popUpWords = usePopUpWords(locale);
  return (
    // FirstAttributes and `motionScript` set attributes of <html> before hydration.
    <html lang={locale} dir={dir} suppressHydrationWarning>
      <head>
        <FirstAttributes />
        <script dangerouslySetInnerHTML={{ __html: motionScript }} />
        {/* Preloaded for the first paint: in the fallback font, headings would break into other lines. */}
        {!import.meta.env.DEV && (
          <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="" />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      {/*
        The body sets these custom properties according to what the page contains. Its descendants read them by
        `var()` with a fallback. A selector such as `body:has(…) footer` would be more direct, but with it Chromium
        restyles the whole page when a row opens or a link is hovered
        (docs/decisions/0021-what-a-change-restyles.md).
        - `--text` is the view timeline of a post's text (sections/posts/prose.tsx). Its scope is the body,
          so that the reading progress in site-header.tsx can use the timeline.
        - `--motion-switch` hides the pause switch of the footer (ui/motion-switch.tsx) on pages without endless
          motion, which `data-endless` marks.
        - `plain-footer` (styles/index.css) matches pages that ask for a footer without the form
          (page-shell.tsx); site-footer.tsx uses the properties `--footer-…`.
      */}
      <body className="[timeline-scope:--text] not-has-data-endless:[--motion-switch:none] plain-footer:[--footer-aside-column:7/-1] plain-footer:[--footer-form:none] plain-footer:[--footer-heading-column:1/7] plain-footer:[--footer-scale:0.6]">
        <a className="skip-link" href="#main">
          {t`Skip to content`}
        </a>
        {tracking && <ConsentNotice locale={locale} tracking={tracking} />}
        <SiteHeader locale={locale} />
        {siteHost === 'static' && <LanguageNotice locale={locale} />}
        {children}
        {/* Hydrated separately, like each section (page-shell.tsx). */}
        <HydratedApart>
          <SiteFooter locale={locale} />
        </HydratedApart>
        {/* Below the page, so that the first paint does not wait for this menu. */}
        <HydratedApart>
          <MegaMenu locale={locale} />
        </HydratedApart>
        {popUpForm.delivery.kind !== 'none' && <ContactPopUp words={popUpWords} form={popUpForm} />}
        {vitals && <FieldVitals />}
        <SiteNavigator
          words={{
            loading: t({ message: 'The page is loading', comment: 'Said by screen readers' }),
            offline: t`You are offline. What you have opened can still be read; nothing can be sent for now.`,
            online: t({ message: 'You are online again', comment: 'Said by screen readers' }),
          }}
        />
      </body>
    </html>
  );
}
