import { cpSync } from 'node:fs';
import path from 'node:path';

import type { ErrorPayload, Plugin } from 'vite';

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
    configureServer({ watcher, ws, config: { logger } }) {
      let waiting: NodeJS.Timeout | undefined;
      let problems: string[] = [];
      const rebuild = () => {
        const solved = problems.length > 0;
        ({ problems } = build());
        if (problems.length > 0) {
          logger.error(problems.join('\n'));
          ws.send(overlayOf(problems));
        } else {
          watcher.emit('change', reader);
          if (solved) ws.send({ type: 'full-reload' });
        }
      };
      // A page that is loaded anew shows what is still wrong.
      ws.on('connection', () => {
        if (problems.length > 0) ws.send(overlayOf(problems));
      });
      watcher.on('all', (_, file) => {
        // Not only those that are read: the name may be what is wrong.
        if (!/\/src\/content\/[^/]+\/.+\.\w+$/.test(file.replaceAll(path.sep, '/'))) return;
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

/** What Vite shows above the page: all problems, and a link that opens the first in the editor. */
function overlayOf(problems: readonly string[]): ErrorPayload {
  const [, file, line] = /^(.+?):(\d+): /.exec(problems[0] ?? '') ?? [];
  return {
    type: 'error',
    err: {
      message: problems.join('\n'),
      stack: '',
      plugin: 'content',
      ...(file !== undefined && {
        id: path.resolve(file),
        loc: { file: path.resolve(file), line: Number(line), column: 0 },
      }),
    },
  };
}
