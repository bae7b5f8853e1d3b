import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href, listed } from '#kit/site/routes.ts';
import { Logo } from '#layout/header/logo.tsx';
import { LanguageSwitcher } from '#layout/menus/language-switcher/language-switcher.tsx';
import { nonEmptyGroups, type ServiceGroup, useServiceMenu } from '#layout/menus/service-menu.ts';
import { menuSocial } from '#layout/navigation/menus.ts';
import { Button } from '#ui/button.tsx';
import { CurrentLink } from '#ui/current-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Mask } from '#ui/mask.tsx';
import { PlusMinus } from '#ui/plus-minus.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

import { MenuDialog } from './menu-dialog.tsx';
import { useMenuFacts } from './use-menu-facts.ts';

/**
 * The menu of small windows, over the whole window: a numbered list of pages, each with a fact about its
 * content (the services unfold to their categories), languages, social networks, and the link to the
 * contact form.
 */
export function MobileMenu({ locale }: { locale: LocaleCode }) {
  const { t, i18n } = useLingui();
  const groups = nonEmptyGroups(useServiceMenu(locale));
  const categories = groups.flatMap((group) => group.categories);
  const facts = useMenuFacts(locale, categories);
  const menuLabel = t({ message: 'Menu', comment: 'Opens the list of pages' });
  return (
    <MenuDialog
      label={menuLabel}
      openLabel={menuLabel}
      closeLabel={t({ message: 'Close', comment: 'Button that closes a dialog or a message' })}
    >
      <div className="grid h-full grid-rows-[1fr_auto]">
        {/* The list scrolls in a box of its own, so that the button below never covers a part of the list. */}
        <div className="min-h-0 overflow-y-auto overscroll-contain">
          <div className="sheet isolate grid min-h-full grid-rows-[auto_1fr]">
            {/* Stays on top: the list scrolls behind the logo and the cross beside it. */}
            <div className="sticky top-0 z-raised bg-surface">
              <Logo className="h-header pe-10" />
            </div>
            <nav aria-label={menuLabel}>
              <ol className="grid h-full border-b border-rule-strong">
                {listed('menu', locale).map(({ name, href: to, label }, index) => (
                  <li
                    key={name}
                    className={[
                      'relative grid h-full grid-cols-[12.5%_1fr] content-start items-start gap-y-1.5 border-t border-rule-strong py-[clamp(0.6rem,1.7svh,1.25rem)]',
                      '@min-[44rem]/header:grid-cols-[1fr_6fr_4fr]',
                    ].join(' ')}
                  >
                    <CurrentLink
                      className="col-start-1 col-end-3 grid grid-cols-subgrid items-baseline no-underline focus-visible:outline-none forced-colors:aria-[current]:underline forced-colors:aria-[current]:decoration-3"
                      href={to}
                    >
                      {/* An orange mark at the current page, and at a hovered one. */}
                      <i className="absolute start-0 -top-0.5 w-[calc(12.5%-0.75rem)] origin-top-left scale-y-0 border-t-thick border-accent transition-[scale] duration-mid ease-out in-[a[aria-current]]:scale-y-100 @min-[44rem]/header:w-[calc(100%/12-0.75rem)] can-hover:in-[a:hover]:scale-y-100" />
                      <span className="note" aria-hidden="true">
                        {i18n.number(index + 1)}
                      </span>
                      {/* Small enough for the longest word, even if the visitor doubles the text size. */}
                      <span className="font-head text-[min(clamp(1.75rem,1rem+4.2vw,3.25rem),9cqi)] leading-none font-medium tracking-[-0.035em] text-balance hyphens-manual transition-[translate] duration-mid ease-out can-hover:in-[a:hover]:translate-x-[0.35em]">
                        {label}
                      </span>
                      {/* Extends the link over the row, whose other texts are not part of its name. */}
                      <i className="absolute inset-0 in-[a:focus-visible]:outline-2 in-[a:focus-visible]:-outline-offset-2 in-[a:focus-visible]:outline-focus" />
                    </CurrentLink>
                    {/* The same line below every page (docs/behaviour.md). */}
                    <p className="note col-start-2 text-balance @min-[44rem]/header:col-start-3 @min-[44rem]/header:pt-2">
                      {t`Our work speaks for our value`}
                    </p>
                    {name === 'services' && facts.services ? (
                      <Categories label={facts.services} groups={groups} />
                    ) : (
                      facts[name] && (
                        <p className="col-start-2 text-note/[1.35] text-balance @min-[44rem]/header:col-start-3">
                          <bdi>{facts[name]}</bdi>
                        </p>
                      )
                    )}
                  </li>
                ))}
              </ol>
            </nav>
            <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 py-6">
              <LanguageSwitcher
                current={locale}
                label={t({ message: 'Language', comment: 'Name of the language switcher' })}
                isFlat
              />
              {menuSocial.length > 0 && (
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
              )}
            </div>
          </div>
        </div>
        <div className="sheet">
          <Button arrow className="w-full" href={href(locale, 'contact')}>
            {t`Book a consultation`}
          </Button>
        </div>
      </div>
    </MenuDialog>
  );
}

/**
 * The service categories in their groups, in a disclosure below their number. `relative` raises the
 * disclosure above the link that extends over the row.
 */
function Categories({ label, groups }: { label: string; groups: readonly ServiceGroup[] }) {
  return (
    <details className="relative col-start-2 -my-2 @min-[44rem]/header:col-end-4 @min-[44rem]/header:not-open:col-start-3 @min-[44rem]/header:open:col-start-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-note/[1.35]">
        {label}
        <PlusMinus />
      </summary>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-10 pt-4 pb-10">
        {groups.map(({ title, categories }) => (
          <li key={title} className="border-t-thick border-ink">
            <p className="py-2 font-head text-body/[1.2] font-medium">
              <Unbroken text={title} />
            </p>
            <ul>
              {categories.map(({ icon, name, href: to }) => (
                <li key={to} className="border-t border-rule-strong">
                  <a
                    className="flex min-h-11 items-center gap-3 py-1 leading-[1.2] no-underline hover:text-accent"
                    href={to}
                  >
                    {icon !== undefined && <Mask className="size-6 flex-none" path={icon.path} />}
                    <span>
                      <Unbroken text={name} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
