import { defaultLocale, type LocaleCode, locales } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { site } from '#kit/site/definition.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { homeName, type Page, pagesOf, rowOf } from '#kit/site/routes.ts';
import { siteUrl } from '#kit/site/url.ts';

/** Returns llms.txt (llmstxt.org): who the company is, and the pages in sections, each with its description. */
export function llmsText(): string {
  const { company } = site;
  const llms = site.llms?.(defaultLocale);
  const { email, phone } = company;
  const listed = pagesOf(defaultLocale).filter(({ name }) => rowOf(name).llms !== false);
  // `listed` has only rows whose `llms` is the name of a section.
  const sections = Map.groupBy(listed, ({ name }) => String(rowOf(name).llms));
  const otherLanguages = locales
    .filter(({ code }) => code !== defaultLocale)
    .map(
      ({ code, nativeName }) =>
        `- [${nativeName}](${siteUrl(localizePath('/', code))}): ${homeDescription(code)}`,
    );
  const text = [
    `# ${company.name}`,
    `> ${homeDescription(defaultLocale)}`,
    [llms?.record, llms?.about, `${email}, ${phone.text}.`].filter(Boolean).join(' '),
    ...[...sections].map(([name, pages]) =>
      section(llms?.sections[name] ?? name, pages.map(pageItem)),
    ),
    ...(llms && otherLanguages.length > 0 ? [section(llms.languages, otherLanguages)] : []),
  ];
  return withoutSoftHyphens(`${text.join('\n\n')}\n`).replaceAll('\u00A0', ' ');
}

function homeDescription(locale: LocaleCode): string {
  return pageSummary({ name: homeName, locale }).description;
}

function section(title: string, items: readonly string[]): string {
  return `## ${title}\n\n${items.join('\n')}`;
}

/**
 * Returns a list item with a link to a page. A page whose id has several segments (`a/b`) is indented below
 * its parent.
 */
function pageItem(page: Page): string {
  const { title, description } = pageSummary(page);
  const depth = page.id?.split('/').length ?? 1;
  return `${'  '.repeat(depth - 1)}- [${title}](${siteUrl(page.address)}): ${description}`;
}
