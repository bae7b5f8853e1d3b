import { content } from '#content/index.ts';
import { industryParent, serviceMatrix } from '#content/service-matrix.ts';
import { defaultLocale, locales } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { company } from '#brand/company.ts';
import { feedPath } from '#kit/site/feeds.ts';
import { type PageSummary, pageSummary } from '#pages/page-summary.ts';
import { href, type PageAddress, pagesOf } from '#kit/site/routes.ts';
import { siteUrl } from '#kit/site/url.ts';

/** llms.txt (llmstxt.org): who the agency is and every page worth reading, with what it says. */
export function llmsText(): string {
  const home = content.home(defaultLocale);
  const { email, phone, address } = company;
  const text = [
    `# ${company.name}`,
    `> ${home.description}`,
    `${company.name} (${company.legalName}, founded ${String(company.founded)}) is a software engineering agency in ${address.city}, ${address.country}. It also works as a white-label partner of other agencies. Reach it at ${email}, ${phone.text} or ${urlOf({ name: 'contact' })}.`,
    section('Services', [
      item({ name: 'services' }),
      item({ name: 'services-menu' }),
      item({ name: 'services-category-id', id: industryParent }),
      ...serviceMatrix.flatMap(({ categories }) => categories).flatMap(categoryItems),
    ]),
    section('Work', [
      item({ name: 'work' }),
      ...content.work(defaultLocale).map(({ id }) => item({ name: 'work-slug', id })),
      item({ name: 'clients' }),
    ]),
    section('Notes from the work', [
      ...pagesOf(defaultLocale)
        .filter(({ name }) => name.startsWith('blogs'))
        .map(item),
      `- [Atom feed](${siteUrl(feedPath(defaultLocale, 'atom'))}): the newest notes whole`,
    ]),
    section('The agency', [item({ name: 'about' }), item({ name: 'contact' })]),
    section('Other languages', [
      ...locales
        .filter(({ code }) => code !== defaultLocale)
        .map(({ code, nativeName }) => {
          const { description } = summaryOf({ name: 'index' }, code);
          return `- [${nativeName}](${siteUrl(href(code, 'index'))}): ${description}`;
        }),
    ]),
    section('Optional', [
      item({ name: 'privacy' }),
      item({ name: 'imprint' }),
      item({ name: 'accessibility' }),
    ]),
  ];
  return withoutSoftHyphens(`${text.join('\n\n')}\n`).replaceAll('\u00A0', ' ');
}

function section(title: string, items: readonly string[]): string {
  return `## ${title}\n\n${items.join('\n')}`;
}

function categoryItems({ path, services }: { path: string; services: readonly string[] }) {
  return [
    item({ name: 'services-category-id', id: path }),
    ...services.map(
      (service) => `  ${item({ name: 'services-category-id', id: `${path}/${service}` })}`,
    ),
  ];
}

function item(page: PageAddress): string {
  const { title, description } = summaryOf(page);
  return `- [${title}](${urlOf(page)}): ${description}`;
}

function summaryOf(page: PageAddress, locale = defaultLocale): PageSummary {
  return pageSummary({ ...page, locale });
}

function urlOf({ name, id }: PageAddress): string {
  return siteUrl(href(defaultLocale, name, id));
}
