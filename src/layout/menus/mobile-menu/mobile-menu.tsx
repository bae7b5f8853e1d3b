import { useLingui } from '@lingui/react/macro';

import { PlumbLine } from '#brand/artwork/plumb-line.tsx';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { listed } from '#kit/site/routes.ts';
import { Logo } from '#layout/header/logo.tsx';
import { LanguageSwitcher } from '#layout/menus/language-switcher/language-switcher.tsx';
import { menuSocial } from '#layout/navigation/menus.ts';
import { CurrentLink } from '#ui/current-link.tsx';
import { Icon } from '#ui/icon.tsx';

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
      <div className="sheet isolate grid min-h-full grid-rows-[auto_1fr_auto]">
        <div className="lines" aria-hidden="true" />
        <PlumbLine className="top-header left-[calc(100%/12*11)] h-[min(50%,36rem)]" />
        <Logo className="h-header" />
        <nav aria-label={name}>
          <ol className="grid h-full auto-rows-[minmax(max-content,1fr)] border-b border-rule-strong">
            {listed('menu', locale).map(({ name: page, href, label }, index) => (
              <li
                key={page}
                // To the right it keeps clear of the plumb line.
                className="relative grid h-full grid-cols-[12.5%_1fr] content-start items-baseline gap-y-[0.35rem] border-t border-rule-strong py-[clamp(0.6rem,1.7svh,1.25rem)] pr-[calc(100%/12+min(1rem,4cqi))] @min-[44rem]/header:grid-cols-[1fr_6fr_4fr] @min-[44rem]/header:pr-[calc(100%/12+2rem)] [&>a]:col-start-1 [&>a]:col-end-3 [&>a]:grid [&>a]:grid-cols-subgrid [&>a]:items-baseline [&>a]:no-underline [&>a]:focus-visible:outline-none forced-colors:[&>a]:aria-[current]:underline forced-colors:[&>a]:aria-[current]:decoration-3"
              >
                <CurrentLink href={href}>
                  {/* The one orange mark: the page in hand. */}
                  <i className="absolute -top-0.5 left-0 w-[calc(12.5%-0.75rem)] origin-top-left scale-y-0 border-t-thick border-accent transition-[scale] duration-mid ease-out in-[a[aria-current]]:scale-y-100 @min-[44rem]/header:w-[calc(100%/12-0.75rem)] can-hover:in-[a:hover]:scale-y-100" />
                  <span className="note" aria-hidden="true">
                    {i18n.number(index + 1)}
                  </span>
                  {/* The longest word keeps whole where letters are twice as large. */}
                  <span className="font-head text-[min(clamp(1.75rem,1rem+4.2vw,3.25rem),9cqi)] leading-none font-medium tracking-[-0.035em] text-balance hyphens-manual transition-[translate] duration-mid ease-out can-hover:in-[a:hover]:translate-x-[0.35em]">
                    {label}
                  </span>
                  {/* What is said of the page is no part of the link's name, but of what a finger meets. */}
                  <i className="absolute inset-0 in-[a:focus-visible]:outline-2 in-[a:focus-visible]:-outline-offset-2 in-[a:focus-visible]:outline-focus" />
                </CurrentLink>
                <p className="note col-start-2 text-balance @min-[44rem]/header:col-start-3">
                  {t`Our work speaks for our value`}
                </p>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 py-6">
          <LanguageSwitcher
            current={locale}
            label={t({ message: 'Language', comment: 'Name of the language switcher' })}
            flat
          />
          <ul className="flex flex-wrap gap-2">
            {menuSocial.map(({ icon, name: network, href: to }) => (
              <li key={network}>
                <a
                  className="grid min-h-11 min-w-11 items-center justify-items-start hover:text-accent"
                  href={to}
                  rel="noopener"
                >
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
