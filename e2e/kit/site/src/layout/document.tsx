import './styles.css';

import type { ReactNode } from 'react';

import { content } from '#content/index.ts';
import { type LocaleCode, localeRecord, locales } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { motionScript } from '#kit/motion/motion-preference.ts';
import { href, listed } from '#kit/site/routes.ts';

import { SiteNavigator } from './site-navigator.tsx';

export function Document({ locale, children }: { locale: LocaleCode; children: ReactNode }) {
  const { words, name } = content.page(locale, 'home');
  return (
    // The inline script changes attributes of this element before React hydrates it.
    <html lang={locale} dir={localeRecord(locale).dir} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: motionScript }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {words['skip']}
        </a>
        <header>
          <nav aria-label={words['menu']}>
            <ul>
              <li>
                <a href={href(locale, 'index')}>{name}</a>
              </li>
              {listed('header', locale).map((link) => (
                <li key={link.name}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {children}
        <footer>
          <nav aria-label={words['languages']}>
            <ul>
              {locales.map(({ code, nativeName, hreflang }) => (
                <li key={code}>
                  <a href={localizePath('/', code)} lang={hreflang} hrefLang={hreflang}>
                    {nativeName}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </footer>
        <SiteNavigator loading={words['loading'] ?? ''} />
      </body>
    </html>
  );
}
