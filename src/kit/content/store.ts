import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Content } from '#content/collections.ts';

/** Where checked content is kept in the project (src/kit/build/content); a build takes it along. */
export const contentFile = path.join(import.meta.dirname, '../../.generated/content.json');

/**
 * Opens checked content: programs and bundles have none of it within them.
 *
 * @throws Error where there is none; `npm run generate` makes it.
 */
export function openContent(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
