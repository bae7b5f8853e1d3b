/**
 * Makes a strip of eight pictures of each piece that moves, on a phone and at 1280 px, into
 * test-results/strips. `--only marquee` makes those whose name has the word.
 */
import { mkdirSync } from 'node:fs';

import type { Browser, Page } from '@playwright/test';

import { readOptions } from './options.ts';
import { withSite } from './program.ts';

interface Piece {
  name: string;
  page: string;
  /** Comes into the middle of the window before the first picture. */
  element: string;
  /** Milliseconds between two pictures. */
  every: number;
  /** Of styles and Motion, 1 being their own: a picture takes too long for what is quick. */
  speed?: number;
  /** Once, before the first picture. */
  begin?: (page: Page) => Promise<unknown>;
  /** Between two pictures. */
  step?: (page: Page) => Promise<unknown>;
}

const service = '/services/data-engineering';
const wheel = (page: Page) => page.mouse.wheel(0, 160);
const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
const nextQuotation = press('.quotations .carousel-controls button:nth-child(3)');
const lastService = press('.related .dot:last-child');

const pieces: readonly Piece[] = [
  { name: 'hero', page: '/', element: '.home-hero', every: 0, speed: 0.3 },
  { name: 'typewriter', page: '/', element: 'h1', every: 250 },
  { name: 'marquee', page: '/', element: '.marquee', every: 800 },
  { name: 'numbers', page: '/', element: '.work-index li:last-child', every: 0, step: wheel },
  { name: 'quotations', page: '/', element: '.quotations', every: 0, begin: nextQuotation },
  { name: 'work-index', page: '/work', element: '.work-index', every: 300, step: wheel },
  { name: 'notes', page: '/', element: '.related', every: 1500 },
  { name: 'accordion', page: service, element: '.parts-accordion h2', every: 500, step: wheel },
  { name: 'services', page: service, element: '.related', every: 0, begin: lastService },
  { name: 'logo-grid', page: '/clients', element: '.logo-grid', every: 700 },
  { name: 'dots', page: '/about', element: '.page-hero', every: 1500 },
];

const { only } = readOptions({ only: '' });
const folder = 'test-results/strips';
const frames = 8;
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

mkdirSync(folder, { recursive: true });
await withSite(async (site, browser) => {
  for (const piece of pieces.filter(({ name }) => name.includes(only))) {
    for (const viewport of windows) {
      const file = `${folder}/${piece.name}-${String(viewport.width)}.png`;
      const page = await browser.newPage({ viewport });
      const pictures = await takePictures(page, site.url, piece);
      await page.close();
      await writeStrip(file, viewport.width, pictures, browser);
      console.log(file);
    }
  }
});

async function takePictures(page: Page, url: string, piece: Piece): Promise<Buffer[]> {
  const { page: address, element, every, speed = 1, begin, step } = piece;
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: speed });
  await page.goto(url + address);
  await page.locator('html[data-ready]').waitFor();
  await page
    .locator(element)
    .first()
    .evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(0, 0);
  // Its code is loaded.
  if (begin || step) await page.waitForTimeout(1000);
  await begin?.(page);
  const pictures: Buffer[] = [];
  while (pictures.length < frames) {
    pictures.push(await page.screenshot());
    await step?.(page);
    await page.waitForTimeout(every);
  }
  return pictures;
}

/** Four pictures in a row, at half their size. */
async function writeStrip(
  file: string,
  width: number,
  pictures: readonly Buffer[],
  browser: Browser,
): Promise<void> {
  const page = await browser.newPage();
  const images = pictures.map(
    (picture) =>
      `<img width="${String(width / 2)}" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(
    `<main style="display: inline-grid; grid-template-columns: repeat(4, auto); gap: 8px">${images.join('')}`,
  );
  await page.locator('main').screenshot({ path: file });
  await page.close();
}
