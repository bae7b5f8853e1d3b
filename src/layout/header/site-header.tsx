import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href, listed } from '#kit/site/routes.ts';
import { LanguageSwitcher } from '#layout/menus/language-switcher/language-switcher.tsx';
import { megaMenuId } from '#layout/menus/mega-menu/mega-menu.tsx';
import { MegaMenuButton } from '#layout/menus/mega-menu/mega-menu-button.tsx';
import { MobileMenu } from '#layout/menus/mobile-menu/mobile-menu.tsx';
import { Button } from '#ui/button.tsx';
import { CurrentLink } from '#ui/current-link.tsx';

import { Logo } from './logo.tsx';

/** Sticky header: logo, navigation, languages, a link to the contact form; a menu on small screens. */
export function SiteHeader({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  return (
    <header className="site-header">
      <div className="sheet">
        <Logo locale={locale} />
        <nav
          className="main-navigation"
          aria-label={t({ message: 'Main', comment: 'Name of the main navigation' })}
        >
          <ul>
            {listed('header', locale).map(({ name, href: to, label }) => {
              const link = (
                <CurrentLink href={to} section>
                  {label}
                </CurrentLink>
              );
              return (
                <li key={name}>
                  {name === 'services' ? (
                    <MegaMenuButton menu={megaMenuId} label={t`Overview of services`}>
                      {link}
                    </MegaMenuButton>
                  ) : (
                    link
                  )}
                </li>
              );
            })}
          </ul>
        </nav>
        <LanguageSwitcher
          current={locale}
          label={t({ message: 'Language', comment: 'Name of the language switcher' })}
        />
        <Button className="header-action" href={href(locale, 'contact')}>
          {t`Book a consultation`}
        </Button>
        <MobileMenu locale={locale} />
      </div>
    </header>
  );
}
