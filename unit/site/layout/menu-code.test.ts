import { brotliCompressSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** Bytes, compressed by Brotli, that the menus may add to a first view. Code that an opened menu loads does not count. */
const budget = 3000;

test('what the menus add to the code of a first view keeps its budget', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: [
          'src/layout/menus/mega-menu/mega-menu-button.tsx',
          'src/layout/menus/mobile-menu/menu-dialog.tsx',
          'src/layout/menus/services-menu/services-menu-link.tsx',
        ],
        // The rest of the page needs packages anyway.
        external: /^[^./]/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of first) {
    for (const file of imports) {
      const chunk = chunks.get(file);
      if (chunk) first.add(chunk);
    }
  }
  expect(chunks.size).toBeGreaterThan(first.size);
  const bytes = brotliCompressSync([...first].map(({ code }) => code).join('\n')).length;
  expect(bytes).toBeLessThanOrEqual(budget);
  expect(bytes).toBeGreaterThan(budget / 10);
});
