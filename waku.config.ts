import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'waku/config';

import { buildId } from './src/build/build-stamp.ts';
import { sitePlugin } from './src/build/plugin.ts';

// A second variant of the site may stand beside the first (src/build/build-stamp.ts).
const distDir = process.env['DIST_DIR'] || 'dist';
const isBuild = process.env['NODE_ENV'] === 'production';

export default defineConfig({
  distDir,
  vite: {
    plugins: [
      tailwindcss(),
      sitePlugin(distDir),
      lingui({ failOnMissing: true }),
      babel({ presets: [linguiTransformerBabelPreset()] }),
    ],
    build: { assetsInlineLimit: 0, reportCompressedSize: false },
    ...(isBuild && { define: { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(buildId()) } }),
  },
});
