import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PublishedFile } from './collection.ts';

/** Folder of the site that files of content are copied to. */
export const contentFolder = 'content';

/** A file of content and its address on the site. */
export function publishedFile(file: string): PublishedFile {
  const digest = hash('sha256', readFileSync(file), 'hex').slice(0, 8);
  const { name, ext } = path.parse(file);
  // What addresses have as it is, also within `url()`; the digest tells one from another.
  const plain = name.replace(/[^\w-]+/g, '-');
  return { file, path: `/${contentFolder}/${plain}.${digest}${ext}` };
}
