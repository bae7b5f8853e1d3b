import { expect, test } from './fixtures.ts';
import { say } from './words.ts';

for (const [locale, address, parents] of [
  ['en', '/services/data-engineering/data-architecture', 3],
  ['de', '/de/services/industry-solutions/manufacturing', 3],
  ['es', '/es/work/nordkai-terminal', 2],
  ['fr', '/fr/blogs/switch-off-first', 2],
] as const) {
  test(`${address} shows the way to it and where it ends`, async ({ page }) => {
    await page.goto(address);
    const trail = page.getByRole('navigation', { name: say(locale, 'Breadcrumb') });
    await expect(trail.getByRole('link')).toHaveCount(parents);
    await expect(trail.locator('[aria-current=page]')).toHaveCount(1);
    // What separates the steps is not read out.
    expect(await trail.ariaSnapshot()).not.toMatch(/^\s*- text: .*\//m);
    await trail.getByRole('link').last().click();
    await expect(page).toHaveURL(address.slice(0, address.lastIndexOf('/')));
  });
}

for (const [address, contentType] of [
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
  ['/llms.txt', 'text/plain'],
  ['/de/blogs/rss.xml', 'application/rss+xml'],
  ['/blogs/atom.xml', 'application/atom+xml'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
  ['/social/de/about.png', 'image/png'],
] as const) {
  test(`${address} is served as ${contentType}`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(contentType);
  });
}
