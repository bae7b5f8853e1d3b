/** Ends with 1 where a translation has other placeholders or tags than its message. */
import { readFileSync } from 'node:fs';

import { formatter } from '@lingui/format-po';

import { defaultLocale, localeCodes } from '../../i18n/locales.ts';

const problems: string[] = [];
for (const locale of localeCodes) {
  const file = `locales/${locale}.po`;
  const catalogue = await formatter().parse(readFileSync(file, 'utf8'), {
    locale,
    sourceLocale: defaultLocale,
    filename: file,
  });
  for (const { message = '', translation = '' } of Object.values(catalogue)) {
    const [expected, found] = [message, translation].map(placeholdersOf);
    // A missing translation is for `lingui compile --strict` to tell.
    if (translation !== '' && expected !== found) {
      problems.push(
        `${file}: "${translation}" has ${found || 'nothing'} where "${message}" has ${expected || 'nothing'}`,
      );
    }
  }
}
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;

/** `{0}`, `{count, …}` and `<0>`; what follows a plural's case in braces is text. */
function placeholdersOf(message: string): string {
  const found = message.matchAll(
    /(?<!\b(?:zero|one|two|few|many|other|=\d+)\s*)\{\s*(\w+)\s*[,}]|<\/?\w+\/?>/g,
  );
  return [...new Set([...found].map(([text, name]) => (name ? `{${name}}` : text)))]
    .sort()
    .join(' ');
}
