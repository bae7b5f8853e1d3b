import { availableParallelism } from 'node:os';
import path from 'node:path';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Pages are at their default address and host, whatever a file .env says.
    env: { SITE_URL: '', SITE_INDEX: '', SITE_HOST: '' },
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
});
