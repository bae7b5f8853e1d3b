// Writes icons, feeds and lists of pages to public/, and draws social images.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { allPages } from '#site/routes.ts';

import { publishedFiles } from './files.ts';
import { socialImagesFile } from './social-image-list.ts';
import { drawSocialImages } from './social-images.ts';

// A preview writes none, and must not keep that of an earlier build.
rmSync('public/sitemap.xml', { force: true });

const files = await publishedFiles();
for (const [address, data] of files) {
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}

console.log(`${String(files.size)} icons, feeds and lists of pages in public`);

const { images, drawn } = await drawSocialImages(allPages, 'node_modules/.cache/social');
writeFileSync(socialImagesFile, JSON.stringify(images));
// Where an earlier program left them.
rmSync('public/social', { recursive: true, force: true });
console.log(`${String(Object.keys(images).length)} social images, ${String(drawn)} drawn anew`);
