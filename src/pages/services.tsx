import { content } from '#content/index.ts';
import { matrixCategories } from '#content/service-matrix.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { hasPage, href, type Page } from '#kit/site/routes.ts';
import { collectionPage } from '#kit/site/structured-data.ts';
import { nonEmptyGroups, useServiceMenu } from '#layout/menus/service-menu.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Catalogue } from '#sections/services/catalogue.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';

const categoryPaths = matrixCategories.map(({ path }) => path);

export default function ServicesPage(page: Page) {
  const { locale } = page;
  const { title, description, heading, lead } = content.page(locale, 'services');
  const groups = nonEmptyGroups(useServiceMenu(locale));
  const categories = content.serviceIdsIn(locale, categoryPaths).map((path) => ({
    text: content.service(locale, path).name,
    href: href(locale, 'services-category-id', path),
  }));
  return (
    <PageShell page={page} things={[collectionPage(page, { title, description }, categories)]}>
      <PageHero
        tone={page.tone}
        heading={heading}
        lead={lead}
        actions={
          hasPage(locale, 'services-menu') && (
            <ArrowLink href={href(locale, 'services-menu')}>
              {content.page(locale, 'menu').heading}
            </ArrowLink>
          )
        }
        picture={pageSummary(page).picture}
      />
      <Catalogue
        groups={groups.map(({ title: group, categories: entries }) => ({
          title: group,
          entries: entries.map(({ path, number, name, href: to, icon, picture }) => ({
            number,
            name,
            href: to,
            content: content.service(locale, path).description,
            icon: icon?.markup,
            picture,
          })),
        }))}
      />
    </PageShell>
  );
}
