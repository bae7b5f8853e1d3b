// Writes icons, feeds, lists of pages and social images to public/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { allPages } from '#site/routes.ts';

import { publishedFiles } from './publish/files.ts';
import { writeSocialImages } from './publish/social-images.ts';

// A preview writes none, and must not keep that of an earlier build.
rmSync('public/sitemap.xml', { force: true });

const files = await publishedFiles();
for (const [address, data] of files) {
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}

console.log(`${String(files.size)} icons, feeds and lists of pages in public`);

const social = await writeSocialImages(allPages, {
  site: 'public',
  cache: 'node_modules/.cache/social',
});
console.log(
  `${String(social.pages)} social images in public/social, ${String(social.drawn)} drawn anew`,
);
