import { useLingui } from '@lingui/react/macro';

import { Picture } from '#kit/content/picture.tsx';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { hasPage, href } from '#kit/site/routes.ts';
import { sliceId } from '#kit/site/slice-id.ts';
import { nonEmptyGroups, useServiceMenu } from '#layout/menus/service-menu.ts';
import { ServicesMenuLink } from '#layout/menus/services-menu/services-menu-link.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';

/** styles/base.css and styles/index.css (`overview-open`) repeat this id: change all three. */
export const megaMenuId = 'mega-menu';

/**
 * The menu of all services below the header: a numbered list of categories, and beside it the drawing and
 * the services of the open category. The categories are `details` that share a name, so that the browser
 * keeps one open at a time, without JavaScript too.
 */
export function MegaMenu({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const groups = nonEmptyGroups(useServiceMenu(locale));
  return (
    <nav
      id={megaMenuId}
      className="fixed inset-x-0 top-[calc(var(--header-height)+1px)] bottom-auto m-0 max-h-[calc(100dvh-var(--header-height)-1px)] w-full max-w-none overflow-x-hidden overflow-y-auto overscroll-contain border-0 border-b-thick border-ink bg-surface text-ink backdrop:top-[calc(var(--header-height)+1px)] backdrop:bg-brand-ink/45"
      popover="auto"
      aria-label={t`Overview of services`}
    >
      <div className="sheet min-h-116">
        <div className="grid w-1/2 grid-cols-[1fr_1fr] gap-y-6 py-6">
          {groups.map(({ title, categories }, column) => (
            <div key={title} className="pe-5">
              <p className="note border-b-line border-ink pb-2.5">{title}</p>
              <ul>
                {categories.map((category, row) => (
                  <li key={category.href} className="border-b border-rule-strong">
                    <details
                      className="group/category"
                      name={megaMenuId}
                      open={column === 0 && row === 0}
                    >
                      <summary
                        className={[
                          'relative grid grid-cols-[2.25rem_1fr] items-baseline py-[0.45rem] text-[1rem]/[1.25]',
                          'group-open/category:font-semibold focus-visible:-outline-offset-1 forced-colors:group-open/category:underline forced-colors:group-open/category:decoration-3',
                          // An orange line marks the open row.
                          'before:absolute before:start-0 before:-bottom-0.5 before:w-7 before:border-t-thick before:border-accent',
                          'before:origin-top-left before:scale-y-0 before:transition-[scale] before:duration-fast before:ease-out group-open/category:before:scale-y-100',
                        ].join(' ')}
                      >
                        <span className="note">{category.number}</span>
                        {category.name}
                      </summary>
                      <div className="absolute inset-y-0 start-1/2 end-0 grid grid-cols-[1fr_1fr] border-s border-ink py-6">
                        {category.picture && (
                          <Picture
                            picture={category.picture}
                            sizes="22vw"
                            crops={false}
                            className="min-h-0 ps-3 pe-5"
                            imgClassName="size-full object-contain"
                            photoClassName="size-full object-cover"
                          />
                        )}
                        <div className={category.picture ? 'col-start-2' : 'col-span-full ps-6'}>
                          <ArrowLink href={category.href} isLarge className="mb-4">
                            {category.name}
                          </ArrowLink>
                          <ul className="divide-y divide-rule-strong border-y border-rule-strong [&_a]:block [&_a]:py-2 [&_a]:no-underline [&_a]:hover:text-accent-ink [&_a]:aria-[current]:text-accent-ink">
                            {category.services.map((service) => (
                              <li key={service.href}>
                                <a href={service.href}>{service.name}</a>
                              </li>
                            ))}
                          </ul>
                        </div>
                      </div>
                    </details>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {hasPage(locale, 'services-menu') && (
          <p className="absolute end-0 bottom-0 z-raised w-1/4 py-3">
            <ServicesMenuLink
              href={href(locale, 'services-menu')}
              sliceId={sliceId('services-menu', locale)}
              label={t`All services on one sheet`}
              closeLabel={t({
                message: 'Close',
                comment: 'Button that closes a dialog or a message',
              })}
            >
              {t`All services on one sheet`}
            </ServicesMenuLink>
          </p>
        )}
      </div>
    </nav>
  );
}
