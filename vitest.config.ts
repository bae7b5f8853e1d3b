import { availableParallelism } from 'node:os';
import path from 'node:path';

import { configDefaults, defineConfig } from 'vitest/config';

import { emptySettings } from './src/kit/runtime/environment.ts';

/**
 * Tests that `npm run test:quick` skips and `npm test` runs: they build, start programs or databases, draw
 * every picture, or adopt a whole site.
 */
const slowTests = [
  'unit/kit/build/gates.test.ts',
  'unit/kit/build/pictures',
  'unit/kit/leads/{cli,intake,outbox}',
  'unit/kit/measure',
  'unit/kit/testing/postgres.test.ts',
  'unit/kit/upgrade/upgrade.test.ts',
  'unit/site/add-a-page.test.ts',
  'unit/site/adopt',
  'unit/site/brand/drawings/{catalogue,portrait}.test.ts',
  'unit/site/content/{other-numbers,other-pictures}.test.ts',
  'unit/site/gates.test.ts',
];

export default defineConfig(({ mode }) => ({
  test: {
    exclude: [...configDefaults.exclude, ...(mode === 'quick' ? slowTests : [])],
    env: emptySettings,
    // Vitest leaves one core free by default. Many tests only wait for servers and databases, so use all cores.
    maxWorkers: availableParallelism(),
    // The timeouts only end a test that hangs. They are long because a busy machine is slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: 'unit/global-setup.ts',
    projects: [
      {
        extends: true,
        // The kit is tested with the second site (e2e/kit/site). Tests that relied on the content of this site
        // would fail once an adopter replaces it.
        resolve: {
          alias: [
            {
              find: /^#(brand|content|layout|pages|sections|site|ui)\//,
              replacement: `${path.resolve('e2e/kit/site/src')}/$1/`,
            },
          ],
        },
        test: {
          name: 'kit',
          include: ['unit/kit/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['unit/*.test.ts', 'unit/site/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
}));
