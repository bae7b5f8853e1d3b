/**
 * Ends with 1 where a translation has other placeholders or tags than its message, is the message
 * itself, or breaks a rule of its language (content/wording.ts).
 */
import { readFileSync } from 'node:fs';

import { formatter } from '@lingui/format-po';

import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales.ts';
import { wordingRules } from '../content/wording.ts';

/** Messages whose translation is rightly the English word. */
const sameWords: Partial<Record<LocaleCode, readonly string[]>> = {
  de: ['{field}: {problem}', 'Blog', 'Name'],
  es: ['{field}: {problem}', 'Blog', 'Error', 'Error: {title}', 'Sector'],
  fr: ['Blog', 'Client', 'Clients', 'Contact', 'Date', 'E-mail', 'Menu', 'Pages', 'Services'],
};

const problems: string[] = [];
for (const locale of localeCodes) {
  const file = `locales/${locale}.po`;
  const catalogue = await formatter().parse(readFileSync(file, 'utf8'), {
    locale,
    sourceLocale: defaultLocale,
    filename: file,
  });
  for (const { message = '', translation = '' } of Object.values(catalogue)) {
    if (
      locale !== defaultLocale &&
      translation === message &&
      !sameWords[locale]?.includes(message)
    ) {
      problems.push(`${file}: "${message}" is not translated (or belongs to sameWords)`);
    }
    const words = translation.replace(
      /\{\w+, plural,|[\w=]+ \{|\{\w+\}|[{}]|<\/?\w+\/?>/g,
      '\uFFFC',
    );
    for (const { says } of wordingRules(locale).filter(({ wrong }) => words.search(wrong) >= 0)) {
      problems.push(`${file}: "${translation}" has ${says}`);
    }
    const [expected, found] = [message, translation].map(placeholdersOf);
    // A missing translation is for `lingui check missing` to tell.
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
