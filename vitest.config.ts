import { availableParallelism } from 'node:os';
import path from 'node:path';

import { configDefaults, defineConfig } from 'vitest/config';

import { emptySettings } from './src/kit/runtime/environment.ts';

/**
 * What `npm run test:quick` leaves to `npm test`: tests that build, start programs or databases, draw
 * every picture, or adopt a whole site.
 */
const slow = [
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
    exclude: [...configDefaults.exclude, ...(mode === 'quick' ? slow : [])],
    env: emptySettings,
    // One less than there are, by default: many tests wait for servers and databases.
    maxWorkers: availableParallelism(),
    // They end a test that hangs. No test claims anything by them: a busy machine is slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: 'unit/global-setup.ts',
    projects: [
      {
        extends: true,
        // The kit is tested on the second site: what its tests know of ours, an adopter would lose.
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
