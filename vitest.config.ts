import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      'content-collections': fileURLToPath(
        new URL('.content-collections/generated/index.js', import.meta.url),
      ),
    },
  },
  test: { include: ['unit/**/*.test.{ts,tsx}'] },
});
