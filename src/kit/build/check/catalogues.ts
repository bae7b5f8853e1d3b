/**
 * Ends with 1 where a translation of a published language is missing, has other placeholders or tags
 * than its message, is the message itself or, by the rules of style that the site names, has other
 * English words or soft hyphens, is set otherwise than its language or uses a form that its termbase
 * rules out (content/wording.ts).
 */
import { catalogueFile, readCatalogue } from '#kit/build/content/catalogue.ts';
import { vocabularyOf } from '#kit/build/content/check-texts.ts';
import { englishWordsIn, isEnglishLocale } from '#kit/build/content/english.ts';
import { readContent } from '#kit/build/content/read.ts';
import { rulesOf } from '#kit/build/content/rules.ts';
import { sentencesOf } from '#kit/build/content/texts.ts';
import { wordingIn } from '#kit/build/content/wording.ts';
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';
import { softHyphen } from '#kit/i18n/soft-hyphens.ts';
import { site } from '#kit/site/definition.ts';

const rules = site.textRules ?? [];
const english = (await readCatalogue(defaultLocale)).map(({ message = '' }) => message);
const vocabulary = vocabularyOf(
  readContent(await site.collections()).files,
  english.flatMap(sentencesIn),
);

const problems: string[] = [];
for (const locale of localeCodes) {
  const file = catalogueFile(locale);
  for (const { message = '', translation = '' } of await readCatalogue(locale)) {
    if (
      !isEnglishLocale(locale) &&
      translation === message &&
      !rulesOf(locale).sameMessages.includes(message)
    ) {
      problems.push(
        `${file}: "${message}" is not translated (or belongs to sameMessages in src/content/rules/${locale}.yaml)`,
      );
    }
    const words = wordsOf(translation);
    if (rules.includes('english') && !isEnglishLocale(locale) && translation !== message) {
      for (const word of sentencesIn(translation).flatMap((sentence) =>
        englishWordsIn(sentence, locale, vocabulary),
      )) {
        problems.push(
          `${file}: "${translation}" has an English word, "${word}" (or it belongs to sharedWords in src/content/rules/${locale}.yaml)`,
        );
      }
    }
    if (rules.includes('soft-hyphens') && translation.includes(softHyphen)) {
      problems.push(
        `${file}: "${translation.replaceAll(softHyphen, '-')}" has soft hyphens (U+00AD), which the build sets (i18n/message-breaks.ts)`,
      );
    }
    for (const { says } of wordingIn(words, locale, rules, 'messages')) {
      problems.push(`${file}: "${translation}" has ${says}`);
    }
    if (translation === '') problems.push(`${file}: "${message}" is not translated`);
    const [expected, found] = [message, translation].map(placeholdersOf);
    if (translation !== '' && expected !== found) {
      problems.push(
        `${file}: "${translation}" has ${found || 'nothing'} where "${message}" has ${expected || 'nothing'}`,
      );
    }
  }
}
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;

/** A message without its placeholders and tags. */
function wordsOf(message: string): string {
  return message.replace(
    /\{\w+, plural,|\b(?:zero|one|two|few|many|other|=\d+) \{|\{\w+\}|[{}]|<\/?\w+\/?>/g,
    '\uFFFC',
  );
}

function sentencesIn(message: string): string[] {
  return sentencesOf(wordsOf(message)).map(({ sentence }) => sentence);
}

/** `{0}`, `{count, …}` and `<0>`; what follows a plural's case in braces is text. */
function placeholdersOf(message: string): string {
  const found = message.matchAll(
    /(?<!\b(?:zero|one|two|few|many|other|=\d+)\s*)\{\s*(\w+)\s*[,}]|<\/?\w+\/?>/g,
  );
  return [...new Set([...found].map(([text, name]) => (name ? `{${name}}` : text)))]
    .sort()
    .join(' ');
}
