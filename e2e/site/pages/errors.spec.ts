import { company } from '#brand/company.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { say } from '#e2e/support/words.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { chunkReloadInterval } from '#kit/navigation/figures.ts';
import { listed } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';

for (const locale of sampledLocales) {
  test(`a page that cannot be fetched gives the error page in "${locale}"`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/);
    await page.goto(localizePath('/', locale));
    await page.route('**/RSC/**', (route) =>
      route.fulfill({ status: 503, body: 'The hall is closed' }),
    );
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(locale, 'Who we are') })
      .click();
    await expect(page.locator('main > p:first-child')).toHaveText('503');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'Error'));
    await expect(page).toHaveTitle(`${say(locale, 'Error')} · ${company.name}`);
    await expect(page.getByText('The hall is closed')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('link', { name: say(locale, 'Try again') })).toHaveAttribute(
      'href',
      new RegExp(`${localizePath('/about', locale)}$`),
    );
    await page.getByRole('link', { name: say(locale, 'Go back to home') }).click();
    await expect(page.locator('#main')).toBeVisible();
    await expect(page).toHaveURL(localizePath('/', locale));
  });

  test(`an error page that fails itself says so in "${locale}"`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/the error page fails as well/);
    await page.goto(localizePath('/', locale));
    // An error whose message cannot be read.
    await page.evaluate(() => {
      const unreadable = Object.create(Error.prototype, {
        message: {
          get() {
            throw new TypeError('the error page fails as well');
          },
        },
      }) as Error;
      window.fetch = () => Promise.reject(unreadable);
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(locale, 'Who we are') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(locale, 'An error occurred while showing the error page'),
    );
    await expect(page).toHaveTitle(
      `${say(locale, 'An error occurred while showing the error page')} · ${company.name}`,
    );
    await expect(page.getByRole('link', { name: say(locale, 'Go back to home') })).toHaveAttribute(
      'href',
      localizePath('/', locale),
    );
  });
}

test('client navigation to an address that no longer exists shows the not-found page', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await page.goto(localizePath('/', otherLocale));
  await page.evaluate(
    (vanished) => {
      const link = document.createElement('a');
      link.href = vanished;
      link.textContent = 'vanished';
      document.querySelector('main')?.prepend(link);
    },
    localizePath('/vanished', otherLocale),
  );
  await page.getByRole('link', { name: 'vanished' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(otherLocale, 'This page could not be found'),
  );
  const ways = page.getByRole('navigation', { name: say(otherLocale, 'Where to go from here') });
  expect(
    await ways.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
  ).toEqual(listed('footer', otherLocale).map(({ href }) => href));
  await page.getByRole('link', { name: say(otherLocale, 'Back to the home page') }).click();
  await expect(page).toHaveURL(localizePath('/', otherLocale));
});

test('code that cannot be loaded makes the page reload, once a minute at most', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /dynamically imported module/);
  let failures = 0;
  let loads = 0;
  page.on('requestfailed', (request) => {
    // Requests that the reload cancels do not count.
    if (request.failure()?.errorText === 'net::ERR_FAILED') failures += 1;
  });
  page.on('load', () => (loads += 1));
  await page.route('**/assets/navigation-feedback-*.js', (route) => route.abort('failed'));
  await page.goto('/about');
  await expect.poll(() => failures).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  expect(loads).toBe(2);
  // Links work without that code.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('en', 'Contact us') })
    .click();
  await expect(page).toHaveURL('/contact');
  expect(loads).toBe(2);
  // As if a minute had passed.
  await page.evaluate((minute) => {
    sessionStorage.setItem('chunk-reload', String(Date.now() - minute));
  }, chunkReloadInterval);
  await page.reload();
  await expect.poll(() => loads).toBe(4);
});
