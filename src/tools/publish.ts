// Writes icons, feeds and lists of pages to public/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { publishedFiles } from './publish/files.ts';

// A preview writes none, and must not keep that of an earlier build.
rmSync('public/sitemap.xml', { force: true });

const files = await publishedFiles();
for (const [address, data] of files) {
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}

console.log(`${String(files.size)} icons, feeds and lists of pages in public`);
