import { cpSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { collections } from '../../content/collections.ts';
import { contentFolder } from '../../content/store.ts';
import { buildContent } from './build.ts';

/** What reads the content; it changes with it. */
const reader = path.resolve('src/content/index.ts');

/**
 * Gives a build its content, as files beside the program: a bundle with thousands of posts would
 * take longer and hold more than all pages. In development content is read again where it changes.
 *
 * @param distDir Gets the content in `server/content`.
 */
export function contentPlugin(
  distDir: string,
  build: () => { problems: string[] } = () => buildContent(collections, contentFolder),
): Plugin {
  const target = path.join(distDir, 'server/content');
  return {
    name: 'content',
    config: (_, { command }) =>
      command === 'build' ? { define: { __CONTENT_FOLDER__: JSON.stringify(target) } } : {},
    configureServer({ watcher, config: { logger } }) {
      let waiting: NodeJS.Timeout | undefined;
      const rebuild = () => {
        const { problems } = build();
        if (problems.length > 0) logger.error(problems.join('\n'));
        else watcher.emit('change', reader);
      };
      watcher.on('all', (_, file) => {
        if (!/\/src\/content\/.*\.(?:md|yaml)$/.test(file.replaceAll(path.sep, '/'))) return;
        // Editors write a file in several steps, and may change several at once.
        clearTimeout(waiting);
        waiting = setTimeout(rebuild, 50);
      });
    },
    writeBundle() {
      if (this.environment.name !== 'rsc') return;
      cpSync(contentFolder, target, { recursive: true });
    },
  };
}
