/**
 * Messages for a pseudo-locale (PSEUDO_LOCALE): English, which Lingui accents, lengthens and puts
 * into brackets. Only builds use this file. `lingui extract` and the checks use the real catalogue.
 */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import config from './lingui.config.ts';
import { currentEnvironment } from './src/kit/runtime/environment.ts';

const { pseudoLocale = '' } = currentEnvironment();
const po = formatter();

export default defineConfig({
  ...config,
  pseudoLocale: {
    locale: pseudoLocale,
    prepend: '⟦',
    append: '⟧',
    extend: 0.4,
    extendCharacter: ' ·',
  },
  format: {
    ...po,
    async parse(content, context) {
      // Lingui makes the pseudo text from the translation, which is therefore replaced by English.
      const catalogue = await po.parse(content, context);
      if (context.locale === pseudoLocale) {
        for (const entry of Object.values(catalogue)) entry.translation = entry.message ?? '';
      }
      return catalogue;
    },
  },
});
