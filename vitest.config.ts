import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Pages are at their default address, whatever a file .env says.
    env: { SITE_URL: '', SITE_INDEX: '' },
    include: ['unit/**/*.test.{ts,tsx}'],
    globalSetup: 'unit/global-setup.ts',
  },
});
