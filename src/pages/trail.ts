import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { Crumb } from '#sections/heroes/page-hero.tsx';
import { pageSummary } from './page-summary.ts';
import { href, type Page, type RouteName } from '#kit/site/routes.ts';

export interface Trail {
  crumbs: Crumb[];
  crumbsLabel: string;
}

/** The way from the home page to a page, which comes last; the home page has none. */
export function useTrail(page: Page): Trail {
  const { t } = useLingui();
  const names = useListNames();
  const { locale, name } = page;
  const to = (route: RouteName, text: string): Crumb => ({ text, href: href(locale, route) });
  const home = to('index', t({ message: 'Home', comment: 'First of the breadcrumbs' }));
  const itself = (text: string): Crumb => ({ text, href: page.address });
  const crumbsOf = (): Crumb[] => {
    switch (name) {
      case 'index':
        return [];
      case 'services-menu':
        return [
          home,
          to('services', names.services),
          itself(content.listing(locale, 'menu').heading),
        ];
      case 'services-category-id':
        return [home, to('services', names.services), ...serviceCrumbs(page)];
      case 'work-slug':
        return [
          home,
          to('work', names.work),
          itself(content.workItem(locale, page.id ?? '').client),
        ];
      case 'blogs-id':
        return [
          home,
          to('blogs', names.blogs),
          itself(content.post(locale, page.id ?? '').heading),
        ];
      case 'blogs-page':
      case 'blogs-tag':
        return [home, to('blogs', names.blogs), itself(pageSummary(page).heading)];
      default:
        return [home, itself(names[name])];
    }
  };
  return {
    crumbs: crumbsOf(),
    crumbsLabel: t({ message: 'Breadcrumb', comment: 'Name of the trail of parent pages' }),
  };
}

/** A page one step below the home page, as the navigation names it. */
function useListNames() {
  const { t } = useLingui();
  return {
    services: t`What we do`,
    work: t`Who we work with`,
    about: t`Who we are`,
    contact: t({ message: 'Contact', comment: 'A page of the menu' }),
    blogs: t`Blog`,
    clients: t`Clients`,
    privacy: t`Privacy`,
    imprint: t`Imprint`,
    accessibility: t`Accessibility`,
  };
}

/** Each step of a service's path: industries, one of them, its service. */
function serviceCrumbs({ locale, id = '' }: Page): Crumb[] {
  const steps = id.split('/');
  return steps.map((_, index) => {
    const path = steps.slice(0, index + 1).join('/');
    return {
      text: content.service(locale, path).name,
      href: href(locale, 'services-category-id', path),
    };
  });
}
