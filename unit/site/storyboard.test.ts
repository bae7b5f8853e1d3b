import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

// e2e/site/server/dev.spec.ts tests that each is visible there, and accessible.
test('the storyboard has every section', () => {
  const storyboard = readFileSync('src/pages/storyboard.tsx', 'utf8');
  const missing = globSync('src/sections/*/*.tsx').filter(
    (file) => !storyboard.includes(`'${file.replace(/^src\//, '#')}'`),
  );
  expect(missing).toEqual([]);
});
