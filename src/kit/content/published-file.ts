import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PublishedFile } from './collection.ts';

/** Folder of the built site into which files of content are copied. */
export const contentFolder = 'content';

/** Returns a file of content with its address on the site, which has a hash of its bytes. */
export function publishedFile(file: string): PublishedFile {
  const digest = hash('sha256', readFileSync(file), 'hex').slice(0, 8);
  const { name, ext } = path.parse(file);
  // Only characters that need no escaping in addresses and in `url()`; the digest keeps names apart.
  const safeName = name.replace(/[^\w-]+/g, '-');
  return { file, path: `/${contentFolder}/${safeName}.${digest}${ext}` };
}
