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

/**
 * Sticky header: logo, navigation, languages, a link to the contact form; a menu on small screens. Its
 * background becomes solid when the page scrolls. Browsers without scroll-driven animations show a solid
 * background from the start.
 */
export function SiteHeader({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  return (
    <header
      className={[
        '@container/header sticky top-0 z-header border-b border-ink bg-surface-tint text-ink print:hidden',
        // Becomes solid within the first 24 pixels of scrolling.
        'scroll-driven:animate-header-solid scroll-driven:[animation-range:0_24px] scroll-driven:[animation-timeline:scroll(root)]',
        // In posts the ruler shows from the start, and an orange line on it shows the reading progress by
        // `--text`, the view timeline of the post's text (prose.tsx; its scope is set in document.tsx). Without animation
        // (reduced motion) the line has no width, since it would not follow the reading.
        'scroll-driven:post-page:animate-header-solid-read scroll-driven:post-page:[animation-range:0_24px,entry_exit_0%] scroll-driven:post-page:[animation-timeline:scroll(root),--text]',
        'scroll-driven:post-page:bg-[linear-gradient(var(--color-accent),var(--color-accent))] scroll-driven:post-page:bg-size-[0_3px] scroll-driven:post-page:bg-bottom-left scroll-driven:post-page:bg-no-repeat scroll-driven:post-page:*:animate-none',
        // While the mega-menu is open the header is solid, and the chevron of the menu's button points up
        // (mega-menu-button.tsx uses `--mega-menu-mark`).
        'overview-open:animate-none overview-open:[--mega-menu-mark:translateY(0.15em)_rotate(225deg)] overview-open:*:animate-none',
      ].join(' ')}
    >
      <div
        className={[
          // The navigation begins on a column line, or after it if the logo needs the room.
          'sheet grid min-h-header auto-cols-auto grid-flow-col grid-cols-[minmax(max-content,25%)_minmax(0,1fr)]',
          'header-snug:grid-cols-[minmax(max-content,calc(100%/6+1rem))_minmax(0,1fr)] header-menu:grid-cols-[minmax(0,1fr)]',
          // The lower edge is a ruler, with a mark at each column.
          'bg-[linear-gradient(var(--color-ink),var(--color-ink)),repeating-linear-gradient(to_right_in_srgb,var(--color-ink)_0_1px,transparent_1px_calc(100%/12))]',
          'bg-size-[1px_6px,100%_6px] bg-position-[100%_100%,0_100%] bg-no-repeat',
          'scroll-driven:animate-header-ruler scroll-driven:[animation-range:0_24px] scroll-driven:[animation-timeline:scroll(root)]',
        ].join(' ')}
      >
        <Logo locale={locale} className="me-6" />
        <nav
          className="flex items-center header-tight:text-[0.9375rem] header-menu:hidden"
          aria-label={t({ message: 'Main', comment: 'Name of the main navigation' })}
        >
          {/* The list wraps only if the visitor has set a letter spacing. */}
          <ul className="flex flex-wrap items-center gap-x-[clamp(1rem,2.1vw,3rem)] header-tight:gap-x-[clamp(0.75rem,1.4vw,1rem)]">
            {listed('header', locale).map(({ name, href: to, label }) => {
              const link = (
                <CurrentLink href={to} includesSubpages>
                  {label}
                </CurrentLink>
              );
              return (
                <li
                  key={name}
                  className={[
                    'whitespace-nowrap [&_a]:inline-block [&_a]:py-2.5 [&_a]:no-underline',
                    // A line grows below a link that is hovered or current.
                    '[&_a]:bg-[linear-gradient(var(--color-accent),var(--color-accent))] [&_a]:bg-size-[0_2px] [&_a]:bg-bottom-left [&_a]:bg-no-repeat',
                    '[&_a]:transition-[background-size] [&_a]:duration-mid [&_a]:ease-out [&_a]:hover:bg-size-[100%_2px] [&_a]:aria-[current]:bg-size-[100%_2px]',
                    'forced-colors:[&_a]:aria-[current]:underline forced-colors:[&_a]:aria-[current]:decoration-3',
                  ].join(' ')}
                >
                  {name === 'services' ? (
                    <MegaMenuButton menuId={megaMenuId} label={t`Overview of services`}>
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
        <Button
          // The button is at least two columns wide, and its words stay on one line in every language. Beside
          // the menu button it extends far enough to the right for the home page's plumb line to hang from it.
          kind="narrow"
          className="z-raised min-w-[calc(min(100cqi-2*var(--edge),var(--sheet))/6)] header-snug:text-note/[1.2] header-menu:me-1 header-menu:px-6 header-bare:hidden"
          href={href(locale, 'contact')}
        >
          {t`Book a consultation`}
        </Button>
        <MobileMenu locale={locale} />
      </div>
    </header>
  );
}
