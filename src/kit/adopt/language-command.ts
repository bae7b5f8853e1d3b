/**
 * Adds a language to the site or takes one away (docs/languages.md).
 *
 *     npm run language -- add it
 *     npm run language -- remove fr
 */
import { addLanguage, removeLanguage } from './language.ts';

const [action, tag] = process.argv.slice(2);

try {
  if (action === 'add' && tag !== undefined) {
    const { code, nativeName } = addLanguage('.', tag);
    console.log(`${nativeName} ("${code}") is a language of the site that is not published yet.
Its record is in src/site/languages.json, its messages are in locales/${code}.po.
npm run content:status tells what is missing; docs/languages.md says how to go on.`);
  } else if (action === 'remove' && tag !== undefined) {
    console.log(`Removed:\n${removeLanguage('.', tag).join('\n')}`);
  } else {
    throw new Error('npm run language -- add <tag>, or remove <tag>');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
