import { useLingui } from '@lingui/react/macro';

import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { sliceId } from '#kit/site/slice-id.ts';
import { useServiceMenu } from '#layout/menus/service-menu.ts';
import { ServicesMenuLink } from '#layout/menus/services-menu/services-menu-link.tsx';
import { drawnPicture } from '#layout/pictures.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

export const megaMenuId = 'mega-menu';

/**
 * The menu of all services below the header: the categories as a numbered list, and of the open one the
 * drawing and the services. The categories are `details` with one name: one is open at a time, by mouse,
 * touch and keys, without JavaScript.
 */
export function MegaMenu({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const groups = useServiceMenu(locale);
  return (
    <nav id={megaMenuId} className="mega-menu" popover="auto" aria-label={t`Overview of services`}>
      <div className="sheet">
        <div className="lines" aria-hidden="true" />
        <div className="mega-menu-groups">
          {groups.map(({ title, categories }, column) => (
            <div key={title}>
              <p className="note">{title}</p>
              <ul>
                {categories.map((category, row) => (
                  <li key={category.href}>
                    <details name={megaMenuId} open={column + row === 0}>
                      <summary>
                        <span className="note">{category.number}</span>
                        {category.name}
                      </summary>
                      <div className="mega-menu-detail">
                        <Picture large={drawnPicture(category.id).large} />
                        <div>
                          <ArrowLink href={category.href}>{category.name}</ArrowLink>
                          <ul>
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
        <p className="mega-menu-foot">
          <ServicesMenuLink
            href={href(locale, 'services-menu')}
            slice={sliceId('services-menu', locale)}
            label={t`All services on one sheet`}
            closeLabel={t({
              message: 'Close',
              comment: 'Button that closes a dialog or a message',
            })}
          >
            {t`All services on one sheet`}
            <Icon name="arrow" />
          </ServicesMenuLink>
        </p>
      </div>
    </nav>
  );
}
