import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from '#e2e/support/fixtures.ts';
import { type Guard, guard } from '#e2e/support/guard.ts';

const clean = `<!doctype html><html lang="en" data-ready><head><title>Clean</title></head>
<body><main><h1>Clean</h1></main></body></html>`;
const unnamedPicture = clean.replace('</main>', '<img src="data:image/gif;base64,R0lGOD"></main>');
const smallTargets = clean.replace(
  '</main>',
  '<a href="/clean" style="font-size: 8px">1</a><a href="/" style="font-size: 8px">2</a></main>',
);
const consoleError = clean.replace('</main>', '<script>console.error("broken")</script></main>');
const pageError = clean.replace('</main>', '<script>throw new Error("broken")</script></main>');
const lostFile = clean.replace(
  '</main>',
  '<script src="http://127.0.0.1:9/lost.js"></script></main>',
);

/** Its picture gets an alt text once axe has checked the page. */
const changing = unnamedPicture.replace(
  '</main>',
  `<script>
    const timer = setInterval(() => {
      if (!('axe' in window)) return;
      clearInterval(timer);
      const { run } = axe;
      axe.run = async (...words) => {
        const found = await run(...words);
        document.querySelector('img').alt = 'A picture';
        return found;
      };
    });
  </script></main>`,
);

/** Its landmarks are removed as soon as axe has been loaded. */
const vanishing = clean.replace(
  '<main><h1>Clean</h1></main>',
  `<main><h1>Clean</h1></main><section><h2>A part</h2></section><script>
    const timer = setInterval(() => {
      if (!('axe' in window)) return;
      clearInterval(timer);
      for (const element of document.querySelectorAll('main, section')) {
        element.replaceWith(...element.childNodes);
      }
    });
  </script>`,
);

/** Returns a page with the same words each time, with this style, and with more elements at its end. */
const pageWithStyle = (style: string, more = '') =>
  clean.replace(
    '</main>',
    `<section><p style="${style}">Words that stand on several pages</p></section></main>${more}`,
  );
const dark = pageWithStyle('color: #111');
const faint = pageWithStyle('color: #bbb');
const styled = (colour: string) =>
  pageWithStyle('').replace('</head>', `<style>p { color: ${colour} }</style></head>`);
const darkByItsSheet = styled('#111');
const faintByItsSheet = styled('#bbb');
const faintByTheRoot = pageWithStyle('').replace('<html', '<html style="color: #bbb"');
const covered = pageWithStyle(
  'color: #ccc',
  '<div style="position: absolute; inset: 0; background: #fff" aria-hidden="true"></div>',
);
const uncovered = pageWithStyle('color: #ccc');

const documents = {
  clean,
  unnamedPicture,
  smallTargets,
  changing,
  vanishing,
  consoleError,
  pageError,
  lostFile,
  dark,
  faint,
  faintByTheRoot,
  darkByItsSheet,
  faintByItsSheet,
  covered,
  uncovered,
};

/** A test with a page for the documents above, and with a guard of its own. */
const guardTest = test.extend<{ watched: { page: Page; context: BrowserContext; guard: Guard } }>({
  watched: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site.url });
    for (const [name, body] of Object.entries(documents)) {
      await context.route(`**/${name}`, (route) =>
        route.fulfill({ body, contentType: 'text/html' }),
      );
    }
    await context.route(/\/same\?/, (route) => {
      const name = new URL(route.request().url()).search.slice(1) as keyof typeof documents;
      return route.fulfill({ body: documents[name], contentType: 'text/html' });
    });
    const made = guard(context, { browser, scripted: true, expectedErrors: [] });
    await use({ page: await context.newPage(), context, guard: made });
  },
});

guardTest(
  'lets clean pages pass',
  async ({
    watched: {
      page,
      guard: { finish },
    },
  }) => {
    await page.goto('/clean');
    await expect(finish()).resolves.toBeUndefined();
  },
);

guardTest('finds what is wrong with the page at the end', async ({ watched }) => {
  await watched.page.goto('/unnamedPicture');
  await expect(watched.guard.finish()).rejects.toThrow('image-alt');
});

guardTest('finds what is wrong with a page that the test leaves', async ({ watched: { page } }) => {
  await page.goto('/unnamedPicture');
  await expect(page.goto('/clean')).rejects.toThrow('image-alt');
});

guardTest(
  'also checks the appearance of a page that it has not seen before',
  async ({ watched: { page, guard } }) => {
    await page.goto('/smallTargets');
    await expect(guard.check(page)).rejects.toThrow('target-size');
    await page.evaluate(() => document.querySelectorAll('a').forEach((link) => link.remove()));
  },
);

guardTest(
  'finds what is wrong with a page that is left for about:blank',
  async ({ watched: { page } }) => {
    await page.goto('/unnamedPicture');
    await expect(page.goto('about:blank')).rejects.toThrow('image-alt');
  },
);

guardTest('finds what is wrong with a page that is closed', async ({ watched: { page } }) => {
  await page.goto('/unnamedPicture');
  await expect(page.close()).rejects.toThrow('image-alt');
});

guardTest('finds what is wrong with a second page', async ({ watched: { page, context } }) => {
  await page.goto('/clean');
  const second = await context.newPage();
  await second.goto('/unnamedPicture');
  await expect(context.close()).rejects.toThrow('image-alt');
});

guardTest('waits for the rest of a document that is still loading', async ({ watched }) => {
  const [start, end] = unnamedPicture.split('<h1>') as [string, string];
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write(start);
    setTimeout(() => response.end(`<h1>${end}`), 500);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { page, guard } = watched;
  try {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
    await expect(guard.finish()).rejects.toThrow('image-alt');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

guardTest('checks a page again that changed during the check', async ({ watched }) => {
  await watched.page.goto('/changing');
  await expect(watched.guard.finish()).resolves.toBeUndefined();
});

guardTest(
  'finds what is wrong with a page that lost its landmarks during the check',
  async ({ watched }) => {
    await watched.page.goto('/vanishing');
    await expect(watched.guard.finish()).rejects.toThrow('landmark-one-main');
  },
);

guardTest('checks a part again that looks different', async ({ watched: { page, guard } }) => {
  for (const [before, after] of [
    ['dark', 'faint'],
    ['dark', 'faintByTheRoot'],
    ['darkByItsSheet', 'faintByItsSheet'],
    // axe cannot judge the contrast of covered text.
    ['covered', 'uncovered'],
  ] as const) {
    // The same content at the same address.
    await page.goto(`/same?${before}`);
    await guard.check(page);
    await page.goto(`/same?${after}`);
    await expect(guard.check(page), after).rejects.toThrow('color-contrast');
    // Removes the faults, so that the guard finds none when the page is left.
    await page.evaluate(() => {
      document.documentElement.removeAttribute('style');
      document.querySelector('style')?.remove();
      document.querySelector('section')?.remove();
    });
  }
});

/** Returns a page with the thanks for a message: a heading, and a number that is different each time. */
const thanks = (heading: string, reference: number) =>
  clean.replace(
    '</main>',
    `<h2>${heading}</h2><p>Reference ${String(reference)}</p>
    <label>Name <input value="Ada ${String(reference)}"></label></main>`,
  );

guardTest(
  'does not check a page again if only words differ, unless one is missing',
  async ({ watched }) => {
    const { page, context, guard } = watched;
    let html = '';
    await context.route('**/thanks', (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    const isChecked = async (document: string) => {
      html = document;
      await page.goto('/thanks');
      await guard.check(page);
      return page.evaluate(() => 'axe' in window);
    };
    await isChecked(thanks('We have it', Date.now()));
    expect(await isChecked(thanks('It came up', Date.now() + 1))).toBe(false);
    await page.setViewportSize({ width: 1100, height: 800 });
    html = thanks('', Date.now());
    await page.goto('/thanks');
    await expect(guard.check(page)).rejects.toThrow('empty-heading');
    await page.locator('h2').evaluate((heading) => heading.remove());
  },
);

guardTest(
  'finds what is wrong with a page that a click leads to and another leaves',
  async ({ watched }) => {
    const linked = (html: string, to: string) =>
      html.replace('</main>', `<a href="${to}">On</a></main>`);
    const pages: Record<string, string> = {
      '/first': linked(clean, '/passed'),
      '/passed': linked(unnamedPicture, '/last'),
      '/last': clean,
    };
    const server = createServer((request, response) => {
      const html = pages[request.url ?? ''];
      response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { page, guard } = watched;
    try {
      const { port } = server.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}/first`);
      await page.getByRole('link').click();
      await expect(page).toHaveURL(/passed/);
      await page.getByRole('link').click();
      await expect(page).toHaveURL(/last/);
      await expect(guard.finish()).rejects.toThrow('image-alt');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);

guardTest(
  'reports console errors, exceptions and failed requests of the pages',
  async ({ watched: { page, guard } }) => {
    for (const name of ['consoleError', 'pageError', 'lostFile']) await page.goto(`/${name}`);
    const finished = guard.finish();
    await expect(finished).rejects.toThrow('"broken",');
    await expect(finished).rejects.toThrow('Error: broken');
    await expect(finished).rejects.toThrow('lost.js');
  },
);
