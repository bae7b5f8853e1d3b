/**
 * Measures how long the page takes to answer the visitor, with the processor slowed down four times
 * and a phone's screen: the longest of each interaction's `--runs 3`, as INP counts it. Ends with 1
 * where a goal is missed. Needs a quiet machine.
 */
import { parseArgs } from 'node:util';

import { chromium, devices, type Page } from '@playwright/test';

import { browserPath } from '../../e2e/browser.ts';
import { startSite } from '../../e2e/site.ts';
import { ensureBuild } from './build-stamp.ts';
import { machine, markdownTable, writeMeasurement } from './measurements.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
});

/** Slowdown of the processor. */
const slowdown = 4;
/** From the act to the next picture, and to the first change of another page. Milliseconds. */
const goal = 100;

interface Interaction {
  name: string;
  page: string;
  /** What happens before, unmeasured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** What shows that it has happened. */
  shown: string;
  /** Whether what is shown should be there at once; a server need not answer first. */
  prompt?: boolean;
}

const menu = '.site-menu > summary';
const form = 'form[data-form="footer"]';

/** Every kind of interaction that the site has. */
const interactions: readonly Interaction[] = [
  {
    name: 'open the menu',
    page: '/',
    act: (page) => page.locator(menu).tap(),
    shown: '.site-menu[open]',
  },
  {
    name: 'close the menu',
    page: '/',
    before: (page) => page.locator(menu).tap(),
    act: (page) => page.keyboard.press('Escape'),
    shown: '.site-menu:not([open])',
  },
  {
    name: 'open a part',
    page: '/services/data-engineering',
    act: (page) => page.locator('.parts-accordion summary').nth(1).tap(),
    shown: '.parts-accordion details:nth-of-type(2)[open]',
  },
  {
    name: 'type into a form',
    page: '/contact',
    before: (page) => page.locator(`${form} [name="name"]`).focus(),
    act: (page) => page.keyboard.press('A'),
    shown: `${form} [name="name"]`,
  },
  {
    name: 'send a form with errors',
    page: '/about',
    before: (page) => page.locator(`${form} [name="email"]`).fill('nobody'),
    act: (page) => page.locator(`${form} [type="submit"]`).press('Enter'),
    shown: `${form} [aria-invalid="true"]`,
  },
  {
    name: 'send a form',
    page: '/about',
    before: async (page) => {
      for (const [name, value] of Object.entries({
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        contact: '98 765 43210',
        company: 'Analytical Engines',
        message: 'Bernoulli numbers.',
      })) {
        await page.locator(`${form} [name="${name}"]`).fill(value);
      }
    },
    act: (page) => page.locator(`${form} [type="submit"]`).tap(),
    shown: '.footer-form .lead-form-status',
  },
  {
    name: 'close the pop-up',
    page: '/',
    before: async (page) => {
      // Scrolling is listened to half a second after the arrival.
      await page.waitForTimeout(600);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.locator('.contact-pop-up[open]').waitFor();
    },
    act: (page) => page.keyboard.press('Escape'),
    shown: 'body:not(:has(.contact-pop-up[open]))',
  },
  {
    name: 'go to a page',
    page: '/contact',
    before: prefetched('footer a[href="/about"]'),
    act: (page) => page.locator('footer a[href="/about"]').first().tap(),
    shown: '[data-page="about___en"]',
    prompt: true,
  },
  {
    name: 'go back',
    page: '/about',
    before: async (page) => {
      await page.locator('footer a[href="/services"]').first().tap();
      await page.waitForSelector('[data-page="services___en"]');
    },
    act: (page) => page.goBack().then(() => undefined),
    shown: '[data-page="about___en"]',
    prompt: true,
  },
];

ensureBuild();
const site = await startSite();
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const rows: string[][] = [];
const missed: string[] = [];
try {
  for (const interaction of interactions) {
    const slow: Measured[] = [];
    const fast: Measured[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      slow.push(await measure(interaction, slowdown));
      if (interaction.prompt) fast.push(await measure(interaction, 1));
    }
    const event = Math.max(...slow.map((run) => run.event));
    const task = Math.max(...slow.map((run) => run.task));
    const change = Math.max(...fast.map((run) => run.change));
    rows.push([interaction.name, ms(event), ms(task), interaction.prompt ? ms(change) : '']);
    console.log(...(rows.at(-1) ?? []));
    if (Math.max(event, interaction.prompt ? change : 0) > goal) missed.push(interaction.name);
  }
} finally {
  await browser.close();
  await site.stop();
}
const table = markdownTable([
  ['interaction', 'next paint', 'longest task', 'other page begins to show, at full speed'],
  ...rows,
]);
console.log(`${machine()}\n${table}`);
if (values.write) writeMeasurement('interactions', table);
console.log(missed.length > 0 ? `Over ${ms(goal)}: ${missed.join(', ')}.` : 'Every goal is met.');
process.exitCode = missed.length > 0 ? 1 : 0;

function ms(milliseconds: number): string {
  return `${String(milliseconds)} ms`;
}

/** Milliseconds: the longest event, the longest task, and from the act to what it shows. */
interface Measured {
  event: number;
  task: number;
  change: number;
}

async function measure(
  { page: address, before, act, shown }: Interaction,
  rate: number,
): Promise<Measured> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(site.url + address);
    await page.locator('html[data-ready]').waitFor();
    await before?.(page);
    // What came before must not be counted.
    await page.waitForTimeout(500);
    await page.evaluate(observe, shown);
    await act(page);
    await page.locator(shown).first().waitFor();
    await page.waitForTimeout(500);
    return await page.evaluate(() => globalThis.measured);
  } finally {
    await context.close();
  }
}

declare global {
  var measured: Measured;
}

/** In the page: notes the longest event, the longest task and the change from now on. */
function observe(shown: string): void {
  globalThis.measured = { event: 0, task: 0, change: 0 };
  const start = performance.now();
  const note = (name: 'event' | 'task') => (list: PerformanceObserverEntryList) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= start) measured[name] = Math.max(measured[name], Math.round(duration));
    }
  };
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver(note('event')).observe(options);
  new PerformanceObserver(note('task')).observe({ type: 'longtask' });
  let acted = NaN;
  for (const act of ['click', 'popstate']) {
    addEventListener(act, ({ timeStamp }) => (acted = timeStamp), { capture: true });
  }
  new MutationObserver((_, observer) => {
    if (Number.isNaN(acted) || !document.querySelector(shown)) return;
    measured.change = Math.round(performance.now() - acted);
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Has the router fetch what the visitor is about to open, as a finger on a link does. */
function prefetched(link: string) {
  return async (page: Page): Promise<void> => {
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    const answer = page.waitForResponse(/\/RSC\/R\//);
    await target.dispatchEvent('pointerover', { bubbles: true });
    await answer;
  };
}
