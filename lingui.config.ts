import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { defaultLocale, localeCodes } from './src/kit/i18n/locales.ts';

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...localeCodes],
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/node_modules/**'] },
  ],
  // Line numbers would change the catalogues with every edit of the code.
  format: formatter({ lineNumbers: false }),
});
