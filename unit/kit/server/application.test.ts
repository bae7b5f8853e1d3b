import { expect, it, vi } from 'vitest';

import { headerFaults } from '#e2e/support/header-table.ts';
import { createSiteApp } from '#kit/server/application.ts';
import { noExternalSources } from '#kit/server/headers/security-headers.ts';
import { allPages } from '#kit/site/routes.ts';

// Both modules need catalogues that only a build compiles.
vi.mock('#kit/i18n/server.ts', () => ({ i18nOf: () => undefined }));
vi.mock('#kit/server/error-pages.ts', () => ({
  statusHtml: () => '<!doctype html><title>Error</title><style>body{margin:0}</style>',
}));
vi.hoisted(() => vi.stubEnv('LOG_LEVEL', 'silent'));

it('sends the headers of every answer with a failure of the server', async () => {
  const app = createSiteApp({
    stage: 'development',
    files: new Map(),
    render: () => Promise.reject(new Error('for the test')),
    listServerFunctions: () => Promise.resolve(new Set<string>()),
    external: noExternalSources,
    siteUrl: undefined,
    trustedProxies: 0,
    findTrouble: () => Promise.resolve(undefined),
    rateLimit: undefined,
    onAnswer: () => undefined,
  });
  const response = await app.request('/about', {}, {});
  expect(response.status).toBe(500);
  expect(await headerFaults(response)).toEqual([]);
});

it('renders pages while the build is not complete, and answers any other address with 404', async () => {
  // Not the home page, whose payload has a name of its own (_root).
  const { address: page } = allPages.find(({ address }) => address !== '/')!;
  const payload = `/RSC/R${page}.txt`;
  const rendered: string[] = [];
  const app = createSiteApp({
    stage: 'building',
    files: new Map(),
    render: (request) => {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      const isThere = [page, payload].includes(pathname);
      const status = isThere ? 200 : 404;
      return Promise.resolve(new Response('<p>Here</p>', { status }));
    },
    listServerFunctions: () => Promise.resolve(new Set<string>()),
    external: noExternalSources,
    trustedProxies: 0,
    findTrouble: () => Promise.resolve(undefined),
    onAnswer: () => undefined,
  });
  for (const address of [page, payload]) {
    const response = await app.request(address, {}, {});
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await headerFaults(response)).toEqual([]);
  }
  expect((await app.request('/nowhere', {}, {})).status).toBe(404);
  const { headers } = await app.request(page, { method: 'PUT' }, {});
  expect(headers.get('allow')).toBe('GET, HEAD, POST');
  expect(rendered.slice(0, 2)).toEqual([page, payload]);
});
