import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

// That each is seen there, and is accessible: e2e/site/server/dev.spec.ts.
test('the storyboard has every section', () => {
  const storyboard = readFileSync('src/pages/storyboard.tsx', 'utf8');
  const missing = globSync('src/sections/*/*.tsx').filter(
    (file) => !storyboard.includes(`'${file.replace(/^src\//, '#')}'`),
  );
  expect(missing).toEqual([]);
});
