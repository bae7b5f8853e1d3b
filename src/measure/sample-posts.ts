import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { localeCodes } from '../i18n/locales.ts';

/**
 * Adds copies of the blog's posts under names and titles of their own, in every language.
 *
 * @param pages How many pages they make together.
 */
export function addSamplePosts(project: string, pages: number): void {
  const folder = path.join(project, 'src/content/posts');
  const real = globSync('*.md', { cwd: path.join(folder, 'en') })
    .filter((name) => !name.startsWith('sample-'))
    .sort();
  const present = globSync('sample-*.md', { cwd: path.join(folder, 'en') }).length;
  const count = Math.round(pages / localeCodes.length);
  for (const locale of localeCodes) {
    for (let index = present; index < present + count; index += 1) {
      const number = String(index + 1).padStart(5, '0');
      const source = path.join(folder, locale, real[index % real.length] ?? '');
      const text = readFileSync(source, 'utf8').replace(
        /^(title|heading): "/gm,
        `$1: "${number}: `,
      );
      writeFileSync(path.join(folder, locale, `sample-${number}.md`), text);
    }
  }
}
