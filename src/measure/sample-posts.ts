import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { localeCodes } from '../i18n/locales.ts';

/** Where a sentence, a cell, or the words of a figure begin in Markdown. */
const sentenceStart =
  /(?<=^(?:[-# ]|\d+\.|!\[)*|(?:[.!?:;][\u00A0»”“*)]*|\|) |drawing:[\w-]+ ")(?=[^\s!|#:-])(?!```|\d+\. )/gm;

/**
 * Adds copies of the blog's posts in every language, under names of their own. No two pages may
 * share a sentence: each has the number of its post.
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
      const [, fields = '', text = ''] =
        /^(---\n[^]*?\n---\n)([^]*)$/.exec(readFileSync(source, 'utf8')) ?? [];
      const line = `Lorem ipsum dolor sit amet ${number} consectetur adipiscing`;
      writeFileSync(
        path.join(folder, locale, `sample-${number}.md`),
        fields.replace(/^(title|description|heading|summary): .*/gm, `$1: "${line}"`) +
          text.replace(sentenceStart, `${number} `),
      );
    }
  }
}
