import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Pages are at their default address, whatever a file .env says.
    env: { SITE_URL: '', SITE_INDEX: '' },
    include: ['unit/**/*.test.{ts,tsx}'],
    // One less than there are, by default: many tests wait for servers and databases.
    maxWorkers: availableParallelism(),
    // They end a test that hangs. No test claims anything by them: a busy machine is slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: 'unit/global-setup.ts',
  },
});
