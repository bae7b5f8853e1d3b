/**
 * Adds a language to the site or removes one (docs/languages.md).
 *
 *     npm run language -- add pt-BR
 *     npm run language -- remove fr
 */
import { addLanguage, removeLanguage } from './language.ts';
import { writeChanges } from './write.ts';

const [action, tag] = process.argv.slice(2);

try {
  if (action === 'add' && tag !== undefined) {
    const { changes, added } = await addLanguage('.', tag);
    writeChanges(changes);
    for (const { code, nativeName } of added) {
      console.log(`${nativeName} ("${code}") is a language of the site that is not published yet.
Its record is in src/site/languages.json, its messages are in locales/${code}.po.
npm run content:status lists what is missing; docs/languages.md says how to go on.`);
    }
  } else if (action === 'remove' && tag !== undefined) {
    const { changes, removed } = await removeLanguage('.', tag);
    writeChanges(changes);
    console.log(`Removed:\n${removed.join('\n')}`);
  } else {
    throw new Error('Usage: npm run language -- add <tag>, or npm run language -- remove <tag>');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
