import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type ErrorPayload, isRunnableDevEnvironment, type Plugin } from 'vite';

import { contentFile } from '#kit/content/reader.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { contentTypeOf } from '#kit/server/files/file-rules.ts';
import { site } from '#kit/site/definition.ts';

import { buildId } from './build-stamp.ts';
import { catalogueFile, readCatalogue } from './content/catalogue.ts';
import { breaksIn } from './content/hyphenation.ts';
import { faceFile } from './face-file.ts';
import { faceStyles, sampleOf } from './faces.ts';
import * as generate from './generate.ts';
import { servePictures } from './pictures/serve.ts';
import type { publishedFile } from './publish/files.ts';

/** The module that opens the content: reloaded when content changes, and with it all pages. */
const reader = path.resolve('src/content/index.ts');

interface Steps {
  /** Makes the content and gives what is wrong. */
  makeContent: () => Promise<string[]>;
  /** Whether content was made before: pages show it while the present one is wrong. */
  hasContent: () => boolean;
}

/**
 * Checks content and makes its pictures before Waku builds or serves pages. A build gets its content
 * as a JSON file beside the program: bundled, it would be parsed as code in each of Vite's environments.
 * In development content is read again where it changes, pictures are served from where they are kept,
 * and what a build publishes beside the pages (icons, lists, feeds, social images) is made on request.
 *
 * @param distDir Gets the content as `server/content.json`.
 */
export function sitePlugin(
  distDir: string,
  {
    makeContent = generate.makeContent,
    hasContent = () => existsSync(contentFile),
  }: Partial<Steps> = {},
): Plugin {
  const target = path.join(distDir, 'server/content.json');
  let problems: string[] = [];
  return {
    name: 'site',
    /**
     * `face:head` is the address of the headings' face, `face:styles.css` has the styles of all faces;
     * `catalogues:breaks` says where long words of messages may break.
     */
    resolveId(name) {
      if (name === 'face:head') return faceFile(site.brand.faces.head);
      if (name === 'catalogues:breaks') return messageBreaksId;
      return name === 'face:styles.css' ? faceStylesId : undefined;
    },
    async load(id) {
      if (id === messageBreaksId) {
        for (const code of localeCodes) this.addWatchFile(path.resolve(catalogueFile(code)));
        return `export default ${JSON.stringify(await messageBreaks())}`;
      }
      // A page that is served in development asks for it with a query.
      if (id.replace(/\?.*$/, '') !== faceStylesId) return;
      return faceStyles(site.brand.faces, sampleOf(readFileSync(contentFile, 'utf8')));
    },
    async config(_, { command, isPreview }) {
      if (command === 'build') {
        return {
          define: {
            __CONTENT_FILE__: JSON.stringify(target),
            'import.meta.env.WAKU_BUILD_ID': JSON.stringify(buildId()),
          },
        };
      }
      if (isPreview) return;
      problems = await makeContent();
      return;
    },
    buildApp: {
      order: 'pre',
      async handler() {
        problems = await makeContent();
        if (problems.length > 0) this.error(problems.join('\n'));
      },
    },
    configureServer({ middlewares, environments, watcher, ws, config: { logger } }) {
      let saving: NodeJS.Timeout | undefined;
      /** About records of the definition that have changed: what they say may be what is wrong. */
      const stale = new Set<string>();
      const said = () => [...problems, ...stale];
      const report = () => {
        logger.error(said().join('\n'));
        ws.send(overlayOf(said()));
      };
      const logError = (error: unknown) => logger.error(messageOf(error));
      // Large pictures take longer to make than the next file to be saved.
      const rebuild = oneAtATime(async () => {
        const hadProblems = problems.length > 0;
        try {
          problems = await makeContent();
        } catch (error) {
          problems = [messageOf(error)];
        }
        if (problems.length > 0) return report();
        watcher.emit('change', reader);
        if (hadProblems) ws.send({ type: 'full-reload' });
      }, logError);
      if (problems.length > 0) report();
      // A reloaded page shows the overlay again.
      ws.on('connection', () => {
        if (problems.length > 0) ws.send(overlayOf(said()));
      });
      watcher.on('all', (_, name) => {
        const file = name.replaceAll(path.sep, '/');
        const [record] = definitionRecord.exec(file) ?? [];
        if (record !== undefined) {
          const sentence = `${record} has changed. It is read when the server starts: start \`npm run dev\` again.`;
          if (!stale.has(sentence)) logger.warn(sentence);
          stale.add(sentence);
        }
        // Any file of a collection's folder: a wrong name is a problem too.
        if (!/\/src\/content\/[^/]+\/.+\.\w+$/.test(file)) return;
        // Editors write a file in several steps, and may change several at once.
        clearTimeout(saving);
        saving = setTimeout(rebuild, 50);
      });
      middlewares.use((request, response, next) => {
        const asksForPage = request.headers.accept?.includes('text/html');
        if (problems.length === 0 || !asksForPage || hasContent()) return next();
        response.statusCode = 500;
        response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(said()));
      });
      middlewares.use(servePictures());
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const { rsc } = environments;
        if (!published.test(pathname) || !rsc || !isRunnableDevEnvironment(rsc)) return next();
        // In the environment of the pages, whose modules see changed content.
        rsc.runner
          .import<{ publishedFile: typeof publishedFile }>('/src/kit/build/publish/files.ts')
          .then(({ publishedFile }) => publishedFile(pathname))
          .then((data) => {
            if (data === undefined) next();
            else response.setHeader('content-type', contentTypeOf(pathname)).end(data);
          }, next);
      });
    },
    writeBundle() {
      if (this.environment.name !== 'rsc') return;
      cpSync(contentFile, target);
    },
  };
}

/**
 * Runs one at a time. A call during a run queues exactly one more run; further calls until it starts
 * join that one.
 *
 * @param onError Gets the error of a run that failed; later runs start all the same.
 */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let last = Promise.resolve();
  let isQueued = false;
  const run = () => {
    isQueued = false;
    return work();
  };
  return () => {
    if (isQueued) return;
    isQueued = true;
    last = last.then(run).catch(onError);
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const messageBreaksId = '\0message-breaks';
const faceStylesId = '\0faces.css';

/** By language and word. */
async function messageBreaks(): Promise<Record<string, Record<string, string>>> {
  const ofLanguages = localeCodes.map(async (code) => {
    const messages = (await readCatalogue(code)).map(
      ({ message = '', translation }) => translation || message,
    );
    return [code, breaksIn(messages, code)] as const;
  });
  return Object.fromEntries(await Promise.all(ofLanguages));
}

/** Records that the definition imports, once for the whole process. */
const definitionRecord = /src\/(?:content|site|brand)\/[^/]+\.json$/;

/** Addresses that `publishedFile` may know. */
const published = /\.(?:ico|png|xml|webmanifest)$|^\/(?:llms|robots)\.txt$|^\/favicon\.svg$/;

/** In place of pages that have no content yet: shows Vite's overlay, and the same without it. */
function pageOf(problems: readonly string[]): string {
  const text = problems.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><title>500</title><script type="module" src="/@vite/client"></script><pre>${text}</pre>`;
}

/** Vite's error overlay: all problems, and a link that opens the first one in the editor. */
function overlayOf(problems: readonly string[]): ErrorPayload {
  const [, file, line] = /^(.+?):(\d+): /.exec(problems[0] ?? '') ?? [];
  return {
    type: 'error',
    err: {
      message: problems.join('\n'),
      stack: '',
      plugin: 'site',
      ...(file !== undefined && {
        id: path.resolve(file),
        loc: { file: path.resolve(file), line: Number(line), column: 0 },
      }),
    },
  };
}
