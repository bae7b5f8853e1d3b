import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'waku/config';

import { prepare } from './src/kit/build/generate.ts';
import { sitePlugin } from './src/kit/build/plugin.ts';
import { currentEnvironment } from './src/kit/runtime/environment.ts';

// `distDir` lets two variants of the build exist side by side (src/kit/build/build-stamp.ts).
const { distDir, pseudoLocale } = currentEnvironment();

await prepare();

export default defineConfig({
  distDir,
  vite: {
    plugins: [
      tailwindcss(),
      sitePlugin(distDir),
      lingui({
        failOnMissing: true,
        ...(pseudoLocale && { configPath: 'lingui.pseudo.config.ts' }),
      }),
      babel({ presets: [linguiTransformerBabelPreset()] }),
    ],
    build: { assetsInlineLimit: 0, reportCompressedSize: false },
  },
});
