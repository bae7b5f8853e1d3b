import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { everyLanguage } from './src/kit/i18n/locales.ts';

/** Languages that are not published yet. A build reads their catalogues too, so English stands in for missing messages. */
const unpublished = everyLanguage.filter(({ published }) => published === 'not yet');

export default defineConfig({
  // The language of messages in the code. A site need not have it.
  sourceLocale: 'en',
  locales: everyLanguage.map(({ code }) => code),
  fallbackLocales: Object.fromEntries(unpublished.map(({ code }) => [code, 'en'])),
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/node_modules/**'] },
  ],
  // With line numbers, every edit of the code would change the catalogues.
  format: formatter({ lineNumbers: false }),
});
