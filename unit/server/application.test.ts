import { expect, it, vi } from 'vitest';

import { createSiteApp } from '#server/application.ts';
import { noForeignSources } from '#server/headers/security-headers.ts';

import { grade } from '../../src/testing/observatory/grade.ts';

// Their words come from catalogues that the build compiles.
vi.mock('#i18n/server.ts', () => ({ messagesOf: () => undefined }));
vi.mock('#server/error-pages.ts', () => ({
  statusHtml: () => '<!doctype html><title>Error</title><style>body{margin:0}</style>',
}));
vi.hoisted(() => vi.stubEnv('LOG_LEVEL', 'silent'));

it('grades a failure of the server A+', async () => {
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
  const { score, grade: letter, results } = await grade(response);
  expect(letter, JSON.stringify(results)).toBe('A+');
  expect(score, JSON.stringify(results)).toBeGreaterThanOrEqual(130);
});
