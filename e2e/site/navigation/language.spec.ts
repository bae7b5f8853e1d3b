import { expect, test } from '#e2e/support/fixtures.ts';
import { languageSwitcher } from '#e2e/support/menus.ts';
import { category, has } from '#e2e/support/subjects.ts';
import { say } from '#e2e/support/words.ts';
import { defaultLocale, localeRecord, locales } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { lastLocale, otherLocale } from '#kit/testing/sampled-locales.ts';

if (has.languages) {
  test.describe('the server chooses the language only at the address /', { tag: '@server' }, () => {
    const cases = [
      {
        accept: `${localeRecord(otherLocale).iso},${otherLocale};q=0.9`,
        cookie: undefined,
        location: localizePath('/', otherLocale),
      },
      {
        // A language that the site does not have, and a regional variant of one that it has.
        accept: `tlh,${lastLocale}-CA;q=0.8`,
        cookie: undefined,
        location: localizePath('/', lastLocale),
      },
      { accept: otherLocale, cookie: lastLocale, location: localizePath('/', lastLocale) },
    ];
    for (const { accept, cookie, location } of cases) {
      test(`${accept} with cookie ${cookie ?? 'none'} leads to ${location}`, async ({
        request,
      }) => {
        const response = await request.get('/?from=mail', {
          maxRedirects: 0,
          headers: {
            'accept-language': accept,
            ...(cookie && { cookie: `i18n_redirected=${cookie}` }),
          },
        });
        expect(response.status()).toBe(302);
        expect(response.headers()['location']).toBe(`${location}?from=mail`);
        expect(response.headers()['cache-control']).toContain('no-store');
        expect(response.headers()['vary']).toContain('Accept-Language');
      });
    }

    test('a link with ?locale= sets the cookie, and redirects only to the same page of this site', async ({
      request,
      site,
    }) => {
      const headers = { 'accept-language': otherLocale };
      for (const [address, location, code] of [
        ['/?locale=en', '/', 'en'],
        ['/?from=mail&locale=en', '/?from=mail', 'en'],
        [
          localizePath(`/about?locale=${otherLocale}`, otherLocale),
          localizePath('/about', otherLocale),
          otherLocale,
        ],
      ] as const) {
        const response = await request.get(address, { maxRedirects: 0, headers });
        expect(response.status(), address).toBe(302);
        expect(response.headers()['location']).toBe(location);
        expect(response.headers()['set-cookie']).toMatch(new RegExp(`^i18n_redirected=${code};`));
        expect(response.headers()['cache-control']).toContain('no-store');
      }
      for (const address of [
        `/about?locale=${otherLocale}`,
        '/about?locale=//evil.example',
        '/about?locale=',
      ]) {
        const response = await request.get(address, { maxRedirects: 0, headers });
        expect(response.status(), address).toBe(200);
        expect(response.headers()['set-cookie']).toBeUndefined();
      }
      const evil = await request.get(`${site.url}//evil.example?locale=en`, {
        maxRedirects: 0,
        headers,
      });
      expect(evil.headers()['location']).toBe('/evil.example?locale=en');
    });

    test('does not redirect with a cookie for English, without a language, or at any other address', async ({
      request,
    }) => {
      const options = { maxRedirects: 0, headers: { 'accept-language': otherLocale } };
      const cookie = { ...options.headers, cookie: 'i18n_redirected=en' };
      expect((await request.get('/', { ...options, headers: cookie })).status()).toBe(200);
      expect(
        (await request.get('/', { maxRedirects: 0, headers: { 'accept-language': '' } })).status(),
      ).toBe(200);
      expect((await request.get('/about', options)).status()).toBe(200);
    });
  });
}

for (const { code, hreflang, nativeName } of locales) {
  const prefix = localizePath('/', code).replace(/\/$/, '');

  if (has.languages) {
    test(`the switcher leads to ${nativeName}, keeps page, query and hash, and sets the cookie`, async ({
      page,
    }) => {
      await page.goto('/contact?from=mail#contact-section');
      const switcher = languageSwitcher(page);
      await switcher.locator('summary').click();
      await switcher.locator(`a[hreflang="${hreflang}"]`).click();

      await expect(page).toHaveURL(`${prefix}/contact?from=mail#contact-section`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const cookie = (await page.context().cookies()).find(
        ({ name }) => name === 'i18n_redirected',
      );
      expect(cookie).toMatchObject({ value: code, path: '/', sameSite: 'Lax' });
    });
  }

  test(`an unknown address answers 404 in ${nativeName}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/);

    const response = await page.goto(`${prefix}/nope`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(code, 'This page could not be found'),
    );
    const back = page.getByRole('link', { name: say(code, 'Back to the home page') });
    await expect(back).toHaveAttribute('href', prefix || '/');
  });
}

if (has.languages) {
  test(
    'the switcher names each language by region and label and marks its own words',
    { tag: '@any-host' },
    async ({ page }) => {
      await page.goto(localizePath('/about', otherLocale));
      for (const { code, label, nativeName, hreflang, region } of locales) {
        await test.step(nativeName, async () => {
          const link = languageSwitcher(page).locator(`a[hreflang="${hreflang}"]`);
          await expect(link).toHaveText(`${region} | ${label}`);
          // The regions' names are English. A label may be English too, or the language's own name.
          await expect(link.locator('> [lang="en"]')).toHaveText(`${region} | ${label}`);
          const own = link.locator('> [lang] > [lang]');
          await expect(own).toHaveText(label === nativeName ? [label] : []);
          for (const part of await own.all()) await expect(part).toHaveAttribute('lang', code);
        });
      }
    },
  );
}

test.describe('on a 404 page', () => {
  test('the link back leads to the home page', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    await page.goto(localizePath('/nope', otherLocale));
    await page.getByRole('link', { name: say(otherLocale, 'Back to the home page') }).click();
    await expect(page).toHaveURL(localizePath('/', otherLocale));
  });

  if (has.languages) {
    for (const [address, language, target] of [
      ['/nope?x=1', lastLocale, localizePath('/nope?x=1', lastLocale)],
      ['/nope/deep', otherLocale, localizePath('/nope/deep', otherLocale)],
      [localizePath('/nope?a=b&c=%C3%A9', otherLocale), defaultLocale, '/nope?a=b&c=%C3%A9'],
    ] as const) {
      test(`${address} is kept when the language is switched to "${language}"`, async ({
        page,
        expectedErrors,
      }) => {
        expectedErrors.push(/status of 404/);
        await page.goto(address);
        const switcher = languageSwitcher(page);
        await switcher.locator('summary').click();
        const answer = page.waitForResponse((response) => response.url().endsWith(target));
        await switcher.locator(`a[hreflang="${language}"]`).click();
        expect((await answer).status()).toBe(404);
        await expect(page).toHaveURL(target);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      });
    }

    test('the switcher does not leave the site', async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      await page.goto(localizePath('/nope', otherLocale));
      // As on a host that does not collapse slashes.
      await page.evaluate(
        (address) => history.replaceState(null, '', address),
        localizePath('//example.com/nope', otherLocale),
      );
      await page.reload();
      const link = languageSwitcher(page).locator('a[hreflang="en"]');
      await expect(link).toHaveAttribute('href', '/example.com/nope');
    });
  }

  test(
    'the addresses of the not-found pages are not found either',
    { tag: '@server' },
    async ({ request }) => {
      for (const { code } of locales) {
        for (const path of ['/not-found', '/404']) {
          const address = localizePath(path, code);
          expect((await request.get(address)).status(), address).toBe(404);
        }
      }
    },
  );
});

test('an unknown service and an unknown language are not found', async ({ request }) => {
  for (const address of [
    '/services/nope',
    `/services/${category}/nope`,
    '/tlh',
    '/tlh/about',
    '/en/about',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});
