import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { isPagePart } from './render/finish.ts';

/**
 * Has a build leave alone what an earlier one wrote for visitors: src/tools/render.ts writes what
 * has changed and removes what is gone. Vite would remove thousands of files one after the other,
 * to have them written again as they were.
 */
export function keptOutput(distDir: string): Plugin {
  const assets = path.join(distDir, 'public/assets');
  return {
    name: 'kept-output',
    apply: 'build',
    config: () => ({
      environments: { client: { build: { emptyOutDir: false, copyPublicDir: false } } },
    }),
    buildApp: {
      order: 'pre',
      async handler() {
        for (const name of readAssets()) {
          if (!isPagePart(`assets/${name}`)) rmSync(path.join(assets, name), { recursive: true });
        }
      },
    },
  };

  function readAssets(): string[] {
    try {
      return readdirSync(assets);
    } catch {
      return [];
    }
  }
}
