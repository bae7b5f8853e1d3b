import type { Page } from '@playwright/test';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { arrive, follow } from '#e2e/site/navigation/panels.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { leadForm, written } from '#e2e/support/lead-form.ts';
import { printed } from '#e2e/support/printed.ts';
import { say } from '#e2e/support/words.ts';
import { type LocaleCode, localeCodes, localeRecord } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { href } from '#kit/site/routes.ts';
import { otherLocale, sampledLocales } from '#kit/testing/sampled-locales.ts';
import { calculateEstimate, readCounts } from '#sections/services/estimate/calculate.ts';
import { durationFormatter } from '#sections/services/estimate/format.ts';

const estimatedIds = servicePaths.filter((path) => content.service('en', path).estimate);
const [id = ''] = estimatedIds;
const address = (locale: LocaleCode) => href(locale, 'services-category-id', id);
const ruleOf = (locale: LocaleCode) => {
  const { estimate } = content.service(locale, id);
  if (!estimate) throw new Error(`${id} has no estimate.`);
  return estimate;
};
/** Calculates the formula again: weeks and price for certain work, and with the share of unknown work. */
function expectedBounds(counts: readonly number[]) {
  const { base, quantities, unknown, people } = ruleOf('en');
  const days = quantities.reduce((sum, { days }, place) => sum + days * (counts[place] ?? 0), base);
  return [days, days * (1 + unknown)].map((time) => ({
    weeks: time / people / 5,
    price: time * company.dayRate.amount,
  }));
}
/** Returns the path of the service whose duration has the longest text. */
function serviceOfLongestDuration(locale: LocaleCode): string {
  const format = durationFormatter(localeRecord(locale).iso);
  const lengthOf = (path: string) => {
    const { estimate } = content.service(locale, path);
    if (!estimate) return 0;
    return format(calculateEstimate(estimate, readCounts(estimate, null), 0).duration).length;
  };
  return estimatedIds.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? id;
}

/** Returns the numbers in a text, whatever the language writes between their digits. */
const numbers = (text: string) =>
  [...text.matchAll(/\d(?:[\d.,\s\u202F]*\d)?/gu)].map(([number]) =>
    Number(number.replace(/[.,\s\u202F](?=\d{3})/gu, '').replace(',', '.')),
  );

/** Returns locators of the estimate. */
function sheet(page: Page, locale: LocaleCode) {
  const section = page.locator('#estimate');
  const cell = (label: string) =>
    section
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: say(locale, label) }) });
  return {
    section,
    sliders: section.getByRole('slider'),
    price: cell('Price').first().locator('dd'),
    duration: cell('Duration').locator('dd'),
    number: cell('Estimate no.').locator('dd'),
    status: section.getByRole('status'),
    send: section.getByRole('link', { name: say(locale, 'Send with this estimate') }),
    print: section.getByRole('button', { name: say(locale, 'Print the estimate') }),
  };
}

/** Opens the estimate in a window of this size, once the page is laid out whole. Returns its locators. */
async function openSheet(
  page: Page,
  size: { width: number; height: number },
  locale: LocaleCode = otherLocale,
  service = id,
) {
  await page.setViewportSize(size);
  await page.goto(href(locale, 'services-category-id', service));
  await page.locator('html[data-whole]').waitFor();
  return sheet(page, locale);
}

/** Moves a slider to a value. */
async function moveTo(page: Page, place: number, value: number): Promise<void> {
  await page.locator('#estimate').getByRole('slider').nth(place).fill(String(value));
}

if (estimatedIds.length > 1) {
  test('after a navigation from another estimate, an estimate has the values of its own service', async ({
    page,
  }) => {
    const from = address('en');
    const to = href('en', 'services-category-id', estimatedIds.at(-1));
    const { price, number, sliders } = sheet(page, 'en');
    const read = async () => [
      await price.textContent(),
      await number.textContent(),
      ...(await sliders.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))),
    ];
    await page.goto(to);
    const usual = await read();
    await arrive(page, from);
    await moveTo(page, 0, 3);
    expect(await read()).not.toEqual(usual);
    await follow(page, to);
    await expect(page).toHaveURL(to);
    await expect.poll(read).toEqual(usual);
  });
}

test('an estimate fits the window of a tablet with letters twice as large', async ({ page }) => {
  for (const locale of localeCodes) {
    await openSheet(page, { width: 820, height: 1180 }, locale);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, locale).toBe(820);
  }
});

test('at 320 px price and days of an estimate break no word with letters twice as large', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    const { section: estimate } = await openSheet(
      page,
      { width: 320, height: 1180 },
      locale,
      serviceOfLongestDuration(locale),
    );
    const broken = await estimate.evaluate((section) => {
      document.documentElement.style.fontSize = '200%';
      return [...section.querySelectorAll('dl:first-of-type dd, tbody td, tbody th')].flatMap(
        (cell) => {
          const found: string[] = [];
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const { currentNode: text } = texts;
            // Words may break at a soft hyphen or a dash.
            for (const { 0: word, index } of (text.textContent ?? '').matchAll(
              /[^\s\u00AD\u2013-]+/gu,
            )) {
              // The last box of each letter. A letter after a visible soft hyphen has two: the first is the hyphen.
              const boxes = [...word].flatMap((_, place) => {
                const range = document.createRange();
                range.setStart(text, index + place);
                range.setEnd(text, index + place + 1);
                return [...range.getClientRects()].slice(-1);
              });
              const isOut = boxes.some(({ left, right }) => left < 0 || right > innerWidth);
              if (isOut || new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
                found.push(word);
            }
          }
          return found;
        },
      );
    });
    expect(broken, locale).toEqual([]);
  }
});

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const) {
  test(`at ${String(width)} px the price stays in view beside its quantities, and covers none`, async ({
    page,
  }) => {
    const { sliders, price } = await openSheet(page, { width, height });
    for (const slider of await sliders.all()) {
      // Wherever the slider is in the window.
      for (const block of ['start', 'center', 'end'] as const) {
        await slider.evaluate((input, place) => {
          input.scrollIntoView({ block: place, behavior: 'instant' });
        }, block);
        await expect(price).toBeInViewport({ ratio: 1 });
        const isCovered = await slider.evaluate((input) => {
          const { x, y, width: wide, height: high } = input.getBoundingClientRect();
          return document.elementFromPoint(x + wide / 2, y + high / 2) !== input;
        });
        expect(isCovered).toBe(false);
      }
    }
  });
}

test('in a wide window the price stays below the header as long as a quantity is in view', async ({
  page,
}) => {
  const { sliders } = await openSheet(page, { width: 1280, height: 800 });
  const { header, slider, price } = await sliders.last().evaluate((input) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const end = document.querySelector('header')!.getBoundingClientRect().bottom;
    scrollTo({ top: scrollY + topOf(input) - end, behavior: 'instant' });
    const priceBox = input.closest('section')!.querySelector('dl')!;
    return { header: end, slider: topOf(input), price: topOf(priceBox) };
  });
  expect(Math.abs(slider - header)).toBeLessThan(2);
  expect(price).toBeGreaterThan(header);
});

for (const [width, height] of [
  [768, 1024],
  [390, 844],
] as const) {
  test(`at ${String(width)} px rows that scroll under the sticky price are not visible right above or below it`, async ({
    page,
  }) => {
    const { sliders, price } = await openSheet(page, { width, height });
    await sliders.first().evaluate((input) => {
      input.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    const box = (await price.locator('xpath=ancestor::dl').boundingBox())!;
    for (const y of [box.y - 6, box.y + box.height + 1]) {
      const strips = new Set<string>();
      for (let step = 0; step < 8; step += 1) {
        await page.evaluate(() => scrollBy({ top: 17, behavior: 'instant' }));
        const strip = await page.screenshot({ clip: { ...box, y, height: 5 } });
        strips.add(strip.toString('base64'));
      }
      expect(strips.size).toBe(1);
    }
  });
}

test('on a phone each row of an estimate reads as a sum with its unit, in every language', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    // What is not laid out yet has no text.
    const { section } = await openSheet(page, { width: 390, height: 844 }, locale);
    const write = (options: Intl.NumberFormatOptions) => (value: number) =>
      new Intl.NumberFormat(localeRecord(locale).iso, options).format(value);
    const number = write({ maximumFractionDigits: 2 });
    const days = write({
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
      maximumFractionDigits: 2,
    });
    const rows = section.locator('tbody tr');
    const said = (await rows.allInnerTexts()).map((text) =>
      withoutSoftHyphens(text).replace(/\s+/gu, ' '),
    );
    const { base, quantities } = ruleOf(locale);
    const plain = (text: string) => text.replace(/\s/gu, ' ');
    expect(said[0], locale).toContain(plain(days(base)));
    expect(said.slice(1, -1), locale).toEqual(
      quantities.map(({ name, days: each, usual }) =>
        plain(
          `${withoutSoftHyphens(name)} ${number(usual)} × ${number(each)} = ${days(each * usual)}`,
        ),
      ),
    );
  }
});

test('on a phone the sticky price has its label, is at most 60 px high, and ends above the sum of the days', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    const { price } = await openSheet(page, { width: 390, height: 844 }, locale);
    const sticky = await price.evaluate((one) => {
      const box = one.closest('dl')!;
      const sum = box.parentElement!.querySelector('tfoot')!;
      const header = document.querySelector('header')!.getBoundingClientRect().bottom;
      const { top } = sum.getBoundingClientRect();
      scrollTo({ top: scrollY + top - header - 20, behavior: 'instant' });
      const { bottom: end, height } = box.getBoundingClientRect();
      const names = [...box.querySelectorAll('dt')].map((name) => name.offsetHeight);
      return { height, end, names, sum: sum.getBoundingClientRect().top };
    });
    expect(Math.min(...sticky.names), locale).toBeGreaterThan(10);
    expect(sticky.height, locale).toBeLessThanOrEqual(60);
    expect(sticky.end, locale).toBeLessThanOrEqual(sticky.sum);
  }
});

test('on a phone the base effort is on one line with its days', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(otherLocale));
  const row = sheet(page, otherLocale).section.locator('tbody tr').first();
  // Measured in one call: content above may still be laid out, which moves the elements.
  const apart = await row.evaluate((one) => {
    const middles = [one.querySelector('th')!, [...one.querySelectorAll('td')].at(-1)!].map(
      (cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        return (top + bottom) / 2;
      },
    );
    return Math.abs(middles[0]! - middles[1]!);
  });
  expect(apart).toBeLessThan(2);
});

test('the usual price stands on one line beside its quantities', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const locale of localeCodes) {
      await page.goto(address(locale));
      const { price } = sheet(page, locale);
      const lines = await price.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, `${locale} at ${String(width)} px`).toBe(1);
    }
  }
});

test('the price covers no other part of the estimate, however far the page is scrolled', async ({
  page,
}) => {
  const { section: estimate } = await openSheet(page, { width: 1280, height: 800 });
  const overlaps = await estimate.evaluate(async (section) => {
    const [price, ...others] = section.querySelectorAll('dl, table, figure');
    const { height } = section.getBoundingClientRect();
    const found: boolean[] = [];
    for (let offset = -600; offset < height; offset += 40) {
      scrollTo({
        top: scrollY + section.getBoundingClientRect().top + offset,
        behavior: 'instant',
      });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const one = price!.getBoundingClientRect();
      found.push(
        others.some((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return one.left < right && one.right > left && one.top < bottom && one.bottom > top;
        }),
      );
    }
    return found;
  });
  expect(overlaps.length).toBeGreaterThan(10);
  expect(overlaps).not.toContain(true);
});

for (const width of [390, 1280]) {
  test(`at ${String(width)} px the number of each quantity stays on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address(otherLocale));
    const { sliders } = sheet(page, otherLocale);
    for (const slider of await sliders.all()) {
      await slider.fill((await slider.getAttribute('max')) ?? '');
      const lines = await slider.evaluate((input) => {
        const range = document.createRange();
        range.selectNodeContents(input.previousElementSibling!);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBe(1);
    }
  });
}

test('stages also have their numbers on the time line, at every width', async ({ page }) => {
  await page.goto(address(otherLocale));
  const numbered = page.locator('section:has(a[href$="#estimate"]) [aria-hidden] > div > span');
  await expect(numbered).toHaveCount(ruleOf(otherLocale).shares.length);
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const number of await numbered.all()) await expect(number).toBeVisible();
  }
});

test('the durations of the stages are those of the usual estimate, in every language', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    await page.goto(address(locale));
    const { section } = sheet(page, locale);
    const stages = page.locator('section', {
      has: page.locator('a[href$="#estimate"]', { hasText: say(locale, 'Work out your own') }),
    });
    const said = await stages.locator('li > p:last-child').allInnerTexts();
    expect(said, locale).toHaveLength(ruleOf(locale).shares.length);
    for (const [place, duration] of said.entries())
      await expect(section.getByRole('figure').getByRole('listitem').nth(place)).toContainText(
        duration,
      );
  }
});

for (const locale of sampledLocales) {
  test(`an estimate in "${locale}" follows its quantities, and is announced once the sliders rest`, async ({
    page,
    axe,
  }) => {
    await page.goto(address(locale));
    const { sliders, price, duration, status } = sheet(page, locale);
    const { quantities } = ruleOf(locale);
    for (const [place, { name, usual }] of quantities.entries()) {
      await expect(sliders.nth(place)).toHaveAccessibleName(name);
      await expect(sliders.nth(place)).toHaveValue(String(usual));
    }
    const counts = quantities.map(({ to, usual }, place) => (place === 0 ? to : usual));
    await moveTo(page, 0, counts[0] ?? 0);
    const bounds = expectedBounds(counts);
    // The prices shown are rounded.
    await expect
      .poll(async () =>
        numbers(await price.innerText()).map(
          (value, place) => Math.abs(value / (bounds[place]?.price ?? NaN) - 1) < 0.05,
        ),
      )
      .toEqual([true, true]);
    expect(numbers(await duration.innerText())).toEqual(
      bounds.map(({ weeks }) => Math.round(weeks * 2) / 2),
    );
    await expect(status).toHaveText(
      new RegExp(
        `^${escapePattern(await price.innerText())}, ${escapePattern(await duration.innerText())}$`,
      ),
    );
    await axe();
  });
}

const escapePattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');

test('the address keeps the quantities, in another language too, without an entry in the history', async ({
  page,
}) => {
  await page.goto(address('en'));
  const { sliders, number } = sheet(page, 'en');
  const length = await page.evaluate(() => history.length);
  const counts = ruleOf('en').quantities.map(({ from }) => from);
  for (const [place, count] of counts.entries()) await moveTo(page, place, count);
  await expect(page).toHaveURL(`${address('en')}?estimate=${counts.join('-')}`);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await expect(number).toHaveText(new RegExp(`-${counts.join('-')}$`));
  await page.reload();
  await expect(number).toHaveText(new RegExp(`-${counts.join('-')}$`));
  for (const [place, count] of counts.entries()) {
    await expect(sliders.nth(place)).toHaveValue(String(count));
  }
  await page.goto(`${address(otherLocale)}?estimate=${counts.join('-')}`);
  await expect(sheet(page, otherLocale).number).toHaveText(new RegExp(`-${counts.join('-')}$`));
});

test('an address with a malformed estimate shows the usual one', async ({ page }) => {
  await page.goto(`${address('en')}?estimate=%22-x`);
  for (const [place, { usual }] of ruleOf('en').quantities.entries()) {
    await expect(sheet(page, 'en').sliders.nth(place)).toHaveValue(String(usual));
  }
});

test(
  'an estimate is part of the message of a lead, and reaches the provider',
  {
    tag: '@server',
  },
  async ({ page, provider }) => {
    const name = `Estimate ${crypto.randomUUID()}`;
    await page.goto(address('en'));
    const { send, price, duration } = sheet(page, 'en');
    const [first, ...others] = ruleOf('en').quantities;
    await moveTo(page, 0, first?.to ?? 0);
    await expect(page).toHaveURL(/estimate=/);
    const [weeks, sum] = [await duration.innerText(), await price.innerText()];
    await send.click();
    await expect(page).toHaveURL(href('en', 'contact'));
    const form = leadForm(page, 'contact-page', 'en');
    const message = form.field('message');
    const plain = (text: string) => text.replace(/\s/g, ' ');
    const lines = [
      `${first?.name ?? ''}: ${String(first?.to)}`,
      ...others.map(({ name: quantity, usual }) => `${quantity}: ${String(usual)}`),
      `Duration: ${plain(weeks)}`,
      `Price: ${plain(sum)}`,
    ];
    for (const line of lines) await expect(message).toHaveValue(new RegExp(escapePattern(line)));
    const { message: _, ...otherFields } = written(name);
    await form.fill(otherFields);
    await form.send.click();
    await expect
      .poll(() => {
        const lead = provider.received.find(({ body }) => body.fields[0]?.value === name);
        return lead?.body.fields.find((field) => field.name === 'message')?.value.split('\n');
      })
      .toEqual(expect.arrayContaining(lines));
  },
);

test('an estimate is printed as one sheet, with its number and the date', async ({ page }) => {
  await page.goto(address('en'));
  // Keeps the dialog of the browser from opening.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const { print, number, section } = sheet(page, 'en');
  await print.click();
  await page.emulateMedia({ media: 'print' });
  await expect(number).toBeVisible();
  await expect(section.locator('dt', { hasText: say('en', 'Date') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect((await printed(page)).sheets).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
