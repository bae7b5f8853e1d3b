import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { content } from '#content/index.ts';
import { say } from '#e2e/support/words.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { copyProject, linkPackages } from '#kit/testing/copy-project.ts';
import { freePort } from '#kit/testing/free-port.ts';
import { eventually } from '#unit/eventually.ts';

// A whole site is served.
vi.setConfig({ hookTimeout: 300_000 });

/** A site without any entry that it can do without. */
let copy: string;
let origin: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'empty-'));
  copyProject(copy);
  linkPackages(copy);
  for (const name of ['posts', 'work', 'testimonials', 'team', 'jobs', 'clients']) {
    rmSync(path.join(copy, 'src/content', name), { recursive: true });
  }
  // What names an entry goes with it.
  const services = path.join(copy, 'src/content/services');
  for (const file of globSync('**/*.yaml', { cwd: services })) {
    const place = path.join(services, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(/^(?:case|post): .*\n/gm, ''));
  }
  // Pictures that are drawn already need not be drawn again.
  const cache = 'node_modules/.cache';
  if (existsSync(cache)) cpSync(cache, path.join(copy, cache), { recursive: true });
  const port = await freePort();
  origin = `http://localhost:${String(port)}`;
  server = spawn(
    process.execPath,
    ['node_modules/waku/dist/cli.js', 'dev', '--port', String(port)],
    {
      cwd: copy,
      env: { ...process.env, NODE_ENV: undefined, LEADS_DB: path.join(copy, 'leads.db') },
      stdio: 'ignore',
    },
  );
  await eventually(() => fetch(`${origin}/healthz`), 500);
});

afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  rmSync(copy, { recursive: true });
});

it.each(localeCodes)(
  'its lists say in %s that there is nothing yet, and where to go',
  async (locale) => {
    for (const [address, message] of [
      ['/work', 'No case is published yet.'],
      ['/blogs', 'No post is published yet.'],
      ['/clients', 'No client is named here yet.'],
    ] as const) {
      const main = await mainOf(localizePath(address, locale));
      expect(main).toContain(`>${say(locale, message)}</span></h2>`);
      expect(main).toContain(`href="${localizePath('/services/menu', locale)}"`);
    }
  },
);

it.each(localeCodes)('its other pages have no empty section in %s', async (locale) => {
  const { posts, work } = content.page(locale, 'home');
  const { team, join } = content.page(locale, 'about');
  const headings = [say(locale, 'Who we are'), team.title, join.title, work.title, posts.title];
  const labels = [say(locale, 'Clients'), say(locale, 'What clients say')];
  const sections = [
    ...headings.map((title) => `>${title}</h2>`),
    ...labels.map((label) => `aria-label="${label}"`),
    '<time',
    'data-in=',
  ];
  for (const address of ['/', '/about', '/work', '/blogs', '/clients']) {
    const main = await mainOf(localizePath(address, locale));
    expect(main, address).toContain('<h1');
    const empty = main.match(/<(ul|ol|div)(?! class="lines")[^>]*><\/\1>/g);
    const without = sections.filter((section) => main.includes(section));
    expect([empty, without], address).toEqual([null, []]);
  }
});

/** What stands within `main` of a page. */
async function mainOf(address: string): Promise<string> {
  const response = await fetch(origin + address, {
    headers: { cookie: 'i18n_redirected=en' },
  });
  expect(response.status, address).toBe(200);
  const [, main] = /<main[^>]*>(.*)<\/main>/s.exec(await response.text()) ?? [];
  return main ?? '';
}
