import contentCollections from '@content-collections/vite';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'waku/config';

import { buildId } from './src/tools/build-stamp.ts';
import { patientWaku } from './src/tools/patient-waku.ts';

const isBuild = process.env['NODE_ENV'] === 'production';

export default defineConfig({
  // A second variant of the site may stand beside the first (src/tools/build-stamp.ts).
  distDir: process.env['DIST_DIR'] || 'dist',
  vite: {
    plugins: [
      patientWaku(),
      // In the place of Waku's own, which renders the pages in one thread (src/tools/render.ts).
      { name: 'waku:vite-plugins:static-build' },
      tailwindcss(),
      // The build generates the content beforehand (src/tools/generate.ts); here it is watched.
      contentCollections({
        environment: 'rsc',
        isEnabled: () => !isBuild,
      }),
      lingui({ failOnMissing: true }),
      babel({ presets: [linguiTransformerBabelPreset()] }),
    ],
    // To compress all content only to say how small it gets takes seconds and memory.
    build: { assetsInlineLimit: 0, reportCompressedSize: false },
    ...(isBuild && { define: { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(buildId()) } }),
  },
});
