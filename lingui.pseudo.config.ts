/**
 * Messages for a pseudo-locale (PSEUDO_LOCALE): English, which Lingui accents, lengthens and puts
 * into brackets. Builds alone read it: what is extracted or checked is the real catalogue.
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
      const catalogue = await po.parse(content, context);
      if (context.locale === pseudoLocale) {
        for (const entry of Object.values(catalogue)) entry.translation = entry.message ?? '';
      }
      return catalogue;
    },
  },
});
