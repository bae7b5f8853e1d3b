import type { Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { pagesOf } from '#kit/site/routes.ts';
import { otherLocale } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

// The links are in the document itself.
test.use({ quiet: true });

const pagesWithTrail = templates(otherLocale).filter(({ id }) => id !== undefined);
for (const { locale, address, id = '' } of pagesWithTrail) {
  // The home page, the list of all entries, and one page for each segment of the id but the last.
  const parents = id.split('/').length + 1;

  test(`${address} has a breadcrumb trail from the home page to itself`, async ({ page }) => {
    await page.goto(address);
    const trail = page.getByRole('navigation', { name: say(locale, 'Breadcrumb') });
    await expect(trail.getByRole('link')).toHaveCount(parents);
    await expect(trail.locator('[aria-current=page]')).toHaveCount(1);
    // The separators between the steps are not read out.
    expect(await trail.ariaSnapshot()).not.toMatch(/^\s*- text: .*\//m);
    await trail.getByRole('link').last().click();
    // The parent page: /tags and /page in an address are no pages themselves.
    await expect(page).toHaveURL(address.replace(/(?:\/(?:tags|page))?\/[^/]+$/, ''));
  });
}

const linked = 'every page is linked from several others, on phones and on wide screens';

test(`in "${defaultLocale}" ${linked}`, ({ page, expectedErrors }) =>
  expectLinks(page, defaultLocale, expectedErrors));

for (const code of localeCodes.filter((other) => other !== defaultLocale)) {
  test(`in "${code}" ${linked}`, { tag: '@any-host' }, ({ page, expectedErrors }) =>
    expectLinks(page, code, expectedErrors),
  );
}

async function expectLinks(page: Page, code: LocaleCode, expectedErrors: RegExp[]): Promise<void> {
  // The security policy of the current document also applies to documents that it fetches.
  expectedErrors.push(/inline style violates/);
  const pages = pagesOf(code);
  const addresses = pages.map(({ address }) => address);
  // Further pages of the list of posts need no such links: their posts are also linked from topics.
  const places = pages.filter(({ name }) => name !== 'blogs-page');
  await page.goto(localizePath('/contact', code));
  const documents = await page.evaluateHandle(documentsAt, addresses);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const links = await documents.evaluate(linksOf);
    const lonely = places.filter(
      ({ address }) =>
        links.filter(([from, targets]) => from !== address && targets.includes(address)).length < 2,
    );
    expect(lonely, `at ${String(width)} px`).toEqual([]);
  }
}

for (const [address, contentType] of [
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
  ['/llms.txt', 'text/plain'],
  [localizePath('/blogs/rss.xml', otherLocale), 'application/rss+xml'],
  ['/blogs/atom.xml', 'application/atom+xml'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
  [`/social${localizePath('/about', otherLocale)}.png`, 'image/png'],
] as const) {
  test(`${address} is served as ${contentType}`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(contentType);
  });
}

/** Runs in the page: fetches and parses the documents at these addresses. */
function documentsAt(addresses: string[]): Promise<[string, Document | null][]> {
  return Promise.all(
    addresses.map(async (address): Promise<[string, Document | null]> => {
      // The site's policy lets no script parse text into a document; a request may answer with one.
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.open('GET', address);
      await new Promise((done) => {
        request.onload = request.onerror = done;
        request.send();
      });
      return [address, request.responseXML];
    }),
  );
}

/**
 * Runs in the page: returns the paths to which the links of each document lead. Leaves out links that
 * are hidden at this width, which are in the header and the footer. All pages share these, so the
 * current page tells what is hidden.
 */
function linksOf(documents: [string, Document | null][]): [string, string[]][] {
  const hidden = [...document.querySelectorAll('header [class], footer [class]')]
    .filter((box) => getComputedStyle(box).display === 'none')
    .map(
      (box) =>
        `${box.closest('header, footer')?.localName ?? ''} .${[...box.classList].map((name) => CSS.escape(name)).join('.')} a`,
    );
  return documents.map(([address, html]) => {
    const links = [...(html?.querySelectorAll('a') ?? [])];
    const shown = links.filter((link) => !hidden.some((box) => link.matches(box)));
    return [address, shown.map((link) => link.pathname)];
  });
}
