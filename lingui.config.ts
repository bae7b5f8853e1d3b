import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { everyLanguage } from './src/kit/i18n/locales.ts';

/** A build reads every catalogue: one that is not published yet may lack messages. */
const unpublished = everyLanguage.filter(({ published }) => published === 'not yet');

export default defineConfig({
  // The language of messages in the code, whatever languages a site has.
  sourceLocale: 'en',
  locales: everyLanguage.map(({ code }) => code),
  fallbackLocales: Object.fromEntries(unpublished.map(({ code }) => [code, 'en'])),
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/node_modules/**'] },
  ],
  // Line numbers would change the catalogues with every edit of the code.
  format: formatter({ lineNumbers: false }),
});
