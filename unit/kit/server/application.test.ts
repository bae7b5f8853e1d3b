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
