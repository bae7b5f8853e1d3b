import type { Page } from '@playwright/test';

import { faces } from '#brand/tokens.ts';
import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { expectedBody, footerForm, leadForm, typed } from '#e2e/support/lead-form.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { localeRecord } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { href, routeName } from '#kit/site/routes.ts';
import { lastLocale, otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

test('a lead arrives from the static page', { tag: '@server' }, async ({ page, provider }) => {
  const name = `Sans script ${crypto.randomUUID()}`;
  await page.goto(localizePath('/about', lastLocale));
  const form = footerForm(page, lastLocale);
  await form.fill({ ...typed, Name: name });
  await form.send.click();
  await expect(form.status).toContainText(content.page(lastLocale, 'company').sent);
  // The page returns at the answer, not at its top.
  await expect(page).toHaveURL(localizePath('/about#footer-answer', lastLocale));
  await expect(form.status).toBeInViewport();
  // The server has written the whole sheet: what was sent, and what happens next.
  await expect(form.form.getByText(name, { exact: true })).toBeVisible();
  await expect(form.form.getByRole('listitem')).toHaveCount(3);
  const [first, ...rest] = expectedBody.fields;
  // A browser sends line breaks of a form as CR LF; the server stores them as LF.
  await expect
    .poll(() => provider.received.find(({ body }) => body.fields[0]?.value === name)?.body)
    .toEqual({ ...expectedBody, fields: [{ ...first, value: name }, ...rest] });
});

test(
  'a reload after the post, and the same text sent again, is one lead',
  { tag: '@server' },
  async ({ page, provider }) => {
    const name = `Twice ${crypto.randomUUID()}`;
    await page.goto('/about');
    const form = footerForm(page, 'en');
    await form.fill({ ...typed, Name: name });
    await form.send.click();
    await expect(form.status).toBeVisible();
    const answer = await form.status.innerText();
    const again = () => form.status.innerText();
    await page.reload();
    await expect.poll(again).toBe(answer);
    await page.goBack();
    await form.fill({ ...typed, Name: name });
    await form.send.click();
    await expect.poll(again).toBe(answer);
    await expect
      .poll(() => provider.received.filter(({ body }) => body.fields[0]?.value === name).length)
      .toBe(1);
  },
);

test('errors come back with the typed values', { tag: '@server' }, async ({ page }) => {
  await page.goto(localizePath(`/services/${category}`, otherLocale));
  const form = footerForm(page, otherLocale);
  await form.fill({ Name: 'Ada', 'E-mail': 'ada@' });
  await form.send.click();
  await expect(form.field('Name')).toHaveValue('Ada');
  await expect(form.field('E-mail')).toHaveAccessibleDescription(
    say(otherLocale, 'This field must only contain a valid email address'),
  );
  await expect(form.field('Company')).toHaveAccessibleDescription(
    say(otherLocale, 'This field is required'),
  );
});

for (const locale of sampledLocales) {
  test(
    `errors in "${locale}" are where the page returns, and in its title`,
    { tag: '@server' },
    async ({ page }) => {
      await page.goto(localizePath('/contact', locale));
      const title = await page.title();
      const form = leadForm(page, 'contact-page', locale);
      await form.send.click();
      await expect(page).toHaveTitle(say(locale, 'Error: {title}').replace('{title}', title));
      await expect(form.summary).toBeInViewport();
      await expect(form.summary).toBeFocused();
    },
  );
}

test(
  'a lead from an unknown address says which address was asked for',
  { tag: '@server' },
  async ({ page, provider, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    const name = `Nulle part ${crypto.randomUUID()}`;
    await page.goto(localizePath('/nulle/part?de=ici', lastLocale));
    const form = footerForm(page, lastLocale);
    await form.fill({ Name: name });
    await form.send.click();
    await expect(form.summary).toBeInViewport();
    await form.fill({ ...typed, Name: name });
    await form.send.click();
    await expect(form.status).toBeInViewport();
    await expect
      .poll(
        () => provider.received.find(({ body }) => body.fields[0]?.value === name)?.body.context,
      )
      .toEqual({
        pageUri: localizePath('/nulle/part', lastLocale),
        pageName: `not-found___${lastLocale}`,
      });
  },
);

test(
  'a barrier is reported from the accessibility statement, and the lead says so',
  { tag: '@server' },
  async ({ page, provider }) => {
    const message = `Sans script ${crypto.randomUUID()}`;
    await page.goto(localizePath('/accessibility', lastLocale));
    const form = leadForm(page, 'accessibility', lastLocale);
    await form.fill({ name: 'Ada', email: 'ada@example.com', message });
    await form.send.click();
    await expect(page.locator('#accessibility-answer')).toBeInViewport();
    await expect
      .poll(
        () => provider.received.find(({ body }) => body.fields[2]?.value === message)?.body.context,
      )
      .toEqual({
        pageUri: localizePath('/accessibility', lastLocale),
        pageName: routeName('accessibility', lastLocale),
      });
  },
);

test('everything is visible and languages and menus are links', async ({ page }) => {
  await page.goto('/');
  for (const section of await page.locator('main > section, footer').all()) {
    await expect(section).toHaveCSS('opacity', '1');
    await expect(section).toHaveCSS('content-visibility', 'visible');
  }
  const switcher = page.locator('header > .sheet > details');
  await switcher.locator('summary').click();
  const { code, hreflang } = localeRecord(otherLocale);
  await switcher.locator(`a[hreflang="${hreflang}"]`).click();
  // On the server the cookie is set, and the address is the page's own.
  const home = localizePath('/', code);
  await expect
    .poll(() => page.url().slice(new URL(page.url()).origin.length))
    .toMatch(new RegExp(`^${home}(?:\\?locale=${code})?$`));
});

if (has.languages) {
  test(
    'English is chosen from any page, whatever the browser prefers',
    { tag: '@server' },
    async ({ openPage, site }) => {
      const page = await openPage({
        baseURL: site.url,
        locale: localeRecord(otherLocale).iso,
        javaScriptEnabled: false,
      });
      await page.goto('/');
      await expect(page).toHaveURL(localizePath('/', otherLocale));
      const switcher = page.locator('header > .sheet > details');
      await switcher.locator('summary').click();
      await switcher.locator('a[hreflang="en"]').click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.goto('/');
      await expect(page).toHaveURL('/');
    },
  );
}

test('nothing moves for longer than five seconds, and nothing promises to stop it', async ({
  page,
}) => {
  await page.goto('/');
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
  await expect(page.getByRole('button', { name: say('en', 'Pause animations') })).toHaveCount(0);
});

for (const address of ['/', `/services/${category}`]) {
  test(`what is opened on ${address} stays where it is`, async ({ page }) => {
    await page.goto(address);
    const rows = page.locator('main details');
    const summary = rows.nth(3).locator('> summary');
    await summary.evaluate((element) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - 130, behavior: 'instant' });
    });
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await summary.click();
    await expect(rows.nth(3)).toHaveAttribute('open');
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });
}

test('a single paragraph that is transparent is found', async ({ page }) => {
  await page.goto('/about');
  await page
    .locator('main p')
    .nth(2)
    .evaluate((paragraph) => (paragraph.style.opacity = '0'));
  expect(await page.evaluate(transparentElements)).toEqual([expect.stringContaining('<p')]);
});

test('the fonts are used without a script that asks for them', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('h1')).toHaveCSS('font-family', new RegExp(`^"${faces.head}",`));
});

for (const { address } of templates('en')) {
  test(`${address} shows all its words and has all the styles that it needs`, async ({
    page,
    expectedErrors,
  }) => {
    // A font that arrives between two looks would change the boxes of its text.
    await page.route('**/*.woff2', (route) => route.abort());
    expectedErrors.push(/ERR_FAILED/);
    await page.goto(address);
    await expect.poll(() => page.evaluate(transparentElements)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // What arrives between two looks would differ too.
      await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
      // The stylesheet itself, of which the page's own styles are a part, and then those.
      await page.evaluate(wear, { whole: true });
      await expect.poll(() => page.evaluate(hasWholeStylesheet)).toBe(true);
      const names = await page.evaluate(declaredProperties);
      const whole = await settledStyles(page, names);
      await page.evaluate(wear, { whole: false });
      const own = await settledStyles(page, names);
      const differing = Object.keys(whole).filter((box) => own[box] !== whole[box]);
      expect(Object.keys(whole).length).toBeGreaterThan(100);
      expect(differing, `at ${String(width)}`).toEqual([]);
    }
  });
}

/** Computed styles once two looks find all boxes in their places: pictures and fonts move them. */
async function settledStyles(page: Page, names: string[]): Promise<Record<string, string>> {
  let places = '';
  await expect(async () => {
    const before = places;
    places = await page.evaluate(placesOfBoxes);
    expect(places === before, 'boxes stand still').toBe(true);
  }).toPass({ intervals: [200] });
  return page.evaluate(computedStyles, names);
}

function placesOfBoxes(): string {
  return [...document.querySelectorAll('body *')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    })
    .join();
}

/** All properties that a stylesheet sets: only these can look different. */
function declaredProperties(): string[] {
  const names = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  // Browsers report automatic margins as the last layout left them: places say the same.
  return [...names].filter((name) => !name.startsWith('margin'));
}

/** Words that take their room and are not to be seen. */
function transparentElements(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        element.textContent.trim() !== '' &&
        // The number of a part in its drawing is that of its row.
        !element.closest('[aria-hidden="true"]') &&
        element.checkVisibility() &&
        !element.checkVisibility({ opacityProperty: true }),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** How every box of the page is to look, by its place in the document; not those of closed menus. */
function computedStyles(names: string[]): Record<string, string> {
  const shown = document.querySelectorAll('body :not(dialog, dialog *, [popover], [popover] *)');
  const boxes = [...shown].flatMap((element, index) =>
    [null, '::before', '::after'].flatMap((part): [string, string][] => {
      const style = getComputedStyle(element, part);
      if (part !== null && style.content === 'none') return [];
      const { x, y } = element.getBoundingClientRect();
      const place = `${x.toFixed(1)} ${y.toFixed(1)}`;
      const text = [place, ...names.map((name) => style.getPropertyValue(name))].join(' ');
      return [[`${String(index)} ${element.tagName}.${element.className} ${part ?? ''}`, text]];
    }),
  );
  return Object.fromEntries(boxes);
}

function hasPictures(): boolean {
  for (const image of document.images) image.loading = 'eager';
  return [...document.images].every(({ complete }) => complete);
}

/** Styles the page by the whole stylesheet, or by what the page brings of it. */
function wear({ whole }: { whole: boolean }): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'style, link[rel="stylesheet"]',
  )) {
    sheet.disabled = sheet.hasAttribute('data-precedence') !== whole;
  }
}

function hasWholeStylesheet(): boolean {
  return document.querySelector<HTMLLinkElement>('link[data-precedence]')?.sheet != null;
}

test('a service says what it usually costs, and has nothing that would not move', async ({
  page,
}) => {
  const id = servicePaths.find((path) => content.service('en', path).estimate) ?? '';
  await page.goto(href('en', 'services-category-id', id));
  const section = page.locator('#estimate');
  for (const { name, usual } of content.service('en', id).estimate?.quantities ?? []) {
    const row = section.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('cell').first()).toHaveText(String(usual));
  }
  await expect(section.getByRole('slider')).toHaveCount(0);
  await expect(section.getByRole('button')).toHaveCount(0);
  await expect(section.getByRole('definition').first()).toHaveText(/€/);
});
