import { expect, it, vi } from 'vitest';

import { headerFaults } from '#e2e/support/header-table.ts';
import { createSiteApp } from '#kit/server/application.ts';
import { noForeignSources } from '#kit/server/headers/security-headers.ts';

// Their words come from catalogues that the build compiles.
vi.mock('#kit/i18n/server.ts', () => ({ i18nOf: () => undefined }));
vi.mock('#kit/server/error-pages.ts', () => ({
  statusHtml: () => '<!doctype html><title>Error</title><style>body{margin:0}</style>',
}));
vi.hoisted(() => vi.stubEnv('LOG_LEVEL', 'silent'));

it('gives a failure of the server the headers of every answer', async () => {
  const app = createSiteApp({
    files: new Map(),
    render: () => Promise.reject(new Error('for the test')),
    functions: undefined,
    foreign: noForeignSources,
    siteUrl: undefined,
    trustedProxies: 0,
    findTrouble: () => Promise.resolve(undefined),
    limit: undefined,
    onAnswer: () => undefined,
  });
  const response = await app.request('/about', {}, {});
  expect(response.status).toBe(500);
  expect(await headerFaults(response)).toEqual([]);
});

it('renders pages while the build is not complete, and says of no other address that it is one', async () => {
  const rendered: string[] = [];
  const app = createSiteApp({
    files: new Map(),
    isPage: (address) => address === '/about',
    render: (request) => {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      const isThere = ['/about', '/RSC/R/about.txt'].includes(pathname);
      const status = isThere ? 200 : 404;
      return Promise.resolve(new Response('<p>Here</p>', { status }));
    },
    functions: () => Promise.resolve(new Set<string>()),
    foreign: noForeignSources,
    trustedProxies: 0,
    findTrouble: () => Promise.resolve(undefined),
    onAnswer: () => undefined,
  });
  for (const address of ['/about', '/RSC/R/about.txt']) {
    const response = await app.request(address, {}, {});
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await headerFaults(response)).toEqual([]);
  }
  expect((await app.request('/nowhere', {}, {})).status).toBe(404);
  expect((await app.request('/about', { method: 'PUT' }, {})).headers.get('allow')).toBe(
    'GET, HEAD, POST',
  );
  expect(rendered.slice(0, 2)).toEqual(['/about', '/RSC/R/about.txt']);
});
