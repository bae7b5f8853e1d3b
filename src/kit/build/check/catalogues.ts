/**
 * Checks the translations of each published language. The exit code is 1 if a translation is missing, is the
 * same as its message, or does not have the placeholders and tags of its message.
 *
 * The rules of style that the site lists (`textRules`) are checked too: no English words, no soft hyphens,
 * the typography of the language, and no form that the termbase lists as a form to avoid (content/wording.ts).
 */
import { catalogueFile, readCatalogue } from '#kit/build/content/catalogue.ts';
import { vocabularyOf } from '#kit/build/content/check-texts.ts';
import { englishWordsIn, isEnglishLocale } from '#kit/build/content/english.ts';
import { readContent } from '#kit/build/content/read.ts';
import { rulesOf } from '#kit/build/content/rules.ts';
import { placeholder, sentencesOf } from '#kit/build/content/texts.ts';
import { wordingMistakesIn } from '#kit/build/content/wording.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '#kit/i18n/locales.ts';
import { softHyphen } from '#kit/i18n/soft-hyphens.ts';
import { site } from '#kit/site/definition.ts';

const rules = site.textRules ?? [];
// Messages in the code are English, whatever the default language is (lingui.config.ts).
const englishMessages = (await readCatalogue(defaultLocale)).map(({ message = '' }) => message);
const vocabulary = vocabularyOf(
  readContent(await site.collections()).files,
  englishMessages.flatMap(sentencesIn),
);

const problems: string[] = [];
for (const locale of localeCodes) {
  const file = catalogueFile(locale);
  for (const { message = '', translation = '' } of await readCatalogue(locale)) {
    for (const problem of translationProblems(message, translation, locale)) {
      problems.push(`${file}: ${problem}`);
    }
  }
}
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;

function* translationProblems(message: string, translation: string, locale: LocaleCode) {
  const isEnglish = isEnglishLocale(locale);
  const isSame = translation === message;
  if (!isEnglish && isSame && !rulesOf(locale).sameMessages.includes(message)) {
    yield `"${message}" is not translated (or belongs to sameMessages in src/content/rules/${locale}.yaml)`;
  }
  if (rules.includes('english') && !isEnglish && !isSame) {
    for (const sentence of sentencesIn(translation)) {
      for (const word of englishWordsIn(sentence, locale, vocabulary)) {
        yield `"${translation}" has an English word, "${word}" (or it belongs to sharedWords in src/content/rules/${locale}.yaml)`;
      }
    }
  }
  if (rules.includes('soft-hyphens') && translation.includes(softHyphen)) {
    yield `"${translation.replaceAll(softHyphen, '-')}" has soft hyphens (U+00AD), which the build sets (i18n/message-breaks.ts)`;
  }
  for (const { says } of wordingMistakesIn(withoutSyntax(translation), locale, rules, 'messages')) {
    yield `"${translation}" has ${says}`;
  }
  if (translation === '') {
    yield `"${message}" is not translated`;
    return;
  }
  const expected = placeholdersOf(message);
  const actual = placeholdersOf(translation);
  if (expected !== actual) {
    yield `"${translation}" has ${actual || 'nothing'} where "${message}" has ${expected || 'nothing'}`;
  }
}

/**
 * Returns a message in ICU syntax with `placeholder` for each argument, tag and part of the syntax of plurals, so
 * that only words are left.
 */
function withoutSyntax(message: string): string {
  return message.replace(
    /\{\w+, plural,|\b(?:zero|one|two|few|many|other|=\d+) \{|\{\w+\}|[{}]|<\/?\w+\/?>/g,
    placeholder,
  );
}

function sentencesIn(message: string): string[] {
  return sentencesOf(withoutSyntax(message)).map(({ sentence }) => sentence);
}

/**
 * Returns the placeholders and tags of a message in ICU syntax, sorted: `{0}`, `{count, …}`, `<0>`.
 * Braces after a plural's case (`other {…}`) hold text and are not counted.
 */
function placeholdersOf(message: string): string {
  const matches = message.matchAll(
    /(?<!\b(?:zero|one|two|few|many|other|=\d+)\s*)\{\s*(\w+)\s*[,}]|<\/?\w+\/?>/g,
  );
  return [...new Set([...matches].map(([text, name]) => (name ? `{${name}}` : text)))]
    .sort()
    .join(' ');
}
