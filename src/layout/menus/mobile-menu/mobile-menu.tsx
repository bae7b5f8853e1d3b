import { useLingui } from '@lingui/react/macro';

import { company } from '#brand/company.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { listed } from '#kit/site/routes.ts';
import { LanguageSwitcher } from '#layout/menus/language-switcher/language-switcher.tsx';
import { menuSocial } from '#layout/navigation/menus.ts';
import { CurrentLink } from '#ui/current-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { PlumbBob } from '#ui/plumb-bob.tsx';
import { PlumbLine } from '#ui/plumb-line.tsx';

import { MenuDialog } from './menu-dialog.tsx';

/** The menu of small screens, over the whole window: a numbered list of pages, languages, networks. */
export function MobileMenu({ locale }: { locale: LocaleCode }) {
  const { t, i18n } = useLingui();
  const name = t({ message: 'Menu', comment: 'Opens the list of pages' });
  return (
    <MenuDialog
      label={name}
      openLabel={name}
      closeLabel={t({ message: 'Close', comment: 'Button that closes a dialog or a message' })}
    >
      <div className="sheet">
        <div className="lines" aria-hidden="true" />
        <PlumbLine />
        <p className="logo">
          <PlumbBob />
          <span>{company.name}</span>
        </p>
        <nav aria-label={name}>
          <ol className="menu-pages">
            {listed('menu', locale).map(({ name: page, href, label }, index) => (
              <li key={page}>
                <CurrentLink href={href}>
                  <span className="note" aria-hidden="true">
                    {i18n.number(index + 1)}
                  </span>
                  <span className="heading">{label}</span>
                </CurrentLink>
                <p className="note">{t`Our work speaks for our value`}</p>
              </li>
            ))}
          </ol>
        </nav>
        <div className="menu-foot">
          <LanguageSwitcher
            current={locale}
            label={t({ message: 'Language', comment: 'Name of the language switcher' })}
            flat
          />
          <ul className="menu-social">
            {menuSocial.map(({ icon, name: network, href: to }) => (
              <li key={network}>
                <a href={to} rel="noopener">
                  <Icon name={icon} size={22} label={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </MenuDialog>
  );
}
