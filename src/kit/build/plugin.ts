import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  type Connect,
  type ErrorPayload,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite';

import { contentFile } from '#kit/content/reader.ts';
import { localeCodes } from '#kit/i18n/locales.ts';
import { errorMessage } from '#kit/runtime/errors.ts';
import { contentTypeOf } from '#kit/server/files/file-rules.ts';
import { site } from '#kit/site/definition.ts';

import { buildId, removeStamp } from './build-stamp.ts';
import { catalogueFile, readCatalogue } from './content/catalogue.ts';
import { breaksIn } from './content/hyphenation.ts';
import { faceFile } from './face-file.ts';
import { faceStyles, sampleOf } from './faces.ts';
import * as generate from './generate.ts';
import { servePictures } from './pictures/serve.ts';
import type { publishedFile } from './publish/files.ts';

/** Ids of virtual modules. */
const messageBreaksId = '\0message-breaks';
const faceStylesId = '\0faces.css';

/** The module that reads the content. All pages import it, so a reload of this module reloads every page. */
const contentModule = path.resolve('src/content/index.ts');

/**
 * Matches the paths of all files in the folders of src/content, whatever their extension: a file that no
 * collection reads is a problem too.
 */
const contentPath = /\/src\/content\/[^/]+\/.+\.\w+$/;

/**
 * Matches the paths of records that the site's definition imports, and of the rules of languages. They are read once,
 * when the server starts.
 */
const recordPath = /src\/(?:(?:content|site|brand)\/[^/]+\.json|content\/rules\/.+\.yaml)$/;

/** Matches every address for which `publishedFile` has a file, and some others. */
const publishedAddress = /\.(?:ico|png|xml|webmanifest)$|^\/(?:llms|robots)\.txt$|^\/favicon\.svg$/;

/** What tests replace. */
interface Dependencies {
  /** Makes the content and returns what is wrong with it, as sentences. */
  makeContent: () => Promise<string[]>;
  /** Whether there is content of an earlier run. Pages show it while the present content has problems. */
  hasContent: () => boolean;
}

/** Milliseconds between the last change of a file and a rebuild of the content. */
const debounceTime = 50;

/**
 * Checks content and makes its pictures before Waku builds or serves pages.
 *
 * A build gets its content as a JSON file beside the program: if the content were bundled, it would be parsed
 * as code in each of Vite's environments. In development, content is made again when it changes, pictures are
 * served from the cache folder, and the files that a build publishes beside the pages (icons, lists, feeds,
 * social images) are made on request.
 *
 * @param distDir Folder of the build, which gets the content as `server/content.json`.
 */
export function sitePlugin(
  distDir: string,
  {
    makeContent = generate.makeContent,
    hasContent = () => existsSync(contentFile),
  }: Partial<Dependencies> = {},
): Plugin {
  const builtContentFile = path.join(distDir, 'server/content.json');
  let problems: string[] = [];
  return {
    name: 'site',
    /**
     * Virtual modules, which `src/vite-env.d.ts` declares. An import of `face:head` gets the address of the headings'
     * font file. `face:styles.css` has the `@font-face` rules of all typefaces. `catalogues:breaks` has the long words of
     * messages with their break points (`messageBreaks`).
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
      // In development Vite adds a query to the stylesheet's id.
      if (id.replace(/\?.*$/, '') !== faceStylesId) return;
      return faceStyles(site.brand.faces, sampleOf(readFileSync(contentFile, 'utf8')));
    },
    async config(_, { command, isPreview }) {
      if (command === 'build') {
        return {
          define: {
            __CONTENT_FILE__: JSON.stringify(builtContentFile),
            'import.meta.env.WAKU_BUILD_ID': JSON.stringify(buildId()),
          },
        };
      }
      // Only a development server makes content here, before it starts. A build makes it in `buildApp`, and
      // a preview serves a finished build.
      if (isPreview) return;
      problems = await makeContent();
      return;
    },
    buildApp: {
      order: 'pre',
      async handler() {
        removeStamp(distDir);
        problems = await makeContent();
        if (problems.length > 0) this.error(problems.join('\n'));
      },
    },
    configureServer({ middlewares, environments, watcher, ws, config: { logger } }) {
      const restartWarnings = new Set<string>();
      // Warnings alone are only logged. They are shown beside problems, whose cause may be the old record: the server
      // uses it until the restart.
      const problemsAndWarnings = () => [...problems, ...restartWarnings];
      const report = () => {
        logger.error(problemsAndWarnings().join('\n'));
        ws.send(overlayOf(problemsAndWarnings()));
      };
      const rebuild = async () => {
        const hadProblems = problems.length > 0;
        try {
          problems = await makeContent();
        } catch (error) {
          problems = [errorMessage(error)];
        }
        if (problems.length > 0) return report();
        watcher.emit('change', contentModule);
        // Removes the overlay or `errorPage`.
        if (hadProblems) ws.send({ type: 'full-reload' });
      };
      const warnOfRestart = (record: string) => {
        const warning = `${record} has changed. It is read when the server starts: start \`npm run dev\` again.`;
        if (!restartWarnings.has(warning)) logger.warn(warning);
        restartWarnings.add(warning);
      };

      if (problems.length > 0) report();
      // A page connects when it loads. Without this, a reload would hide the problems.
      ws.on('connection', () => {
        if (problems.length > 0) ws.send(overlayOf(problemsAndWarnings()));
      });
      // Runs must not overlap: the next file may be saved while large pictures are still being made.
      const queueRebuild = oneAtATime(rebuild, (error) => logger.error(errorMessage(error)));
      // Debounced: editors write a file in several steps, and may change several files at once.
      const rebuildSoon = debounced(queueRebuild, debounceTime);
      watcher.on('all', (_, name) => {
        const file = name.replaceAll(path.sep, '/');
        const [record] = recordPath.exec(file) ?? [];
        if (record !== undefined) warnOfRestart(record);
        if (contentPath.test(file)) rebuildSoon();
      });
      const hasNothingToShow = () => problems.length > 0 && !hasContent();
      middlewares.use(serveErrorPage(hasNothingToShow, problemsAndWarnings));
      middlewares.use(servePictures());
      middlewares.use(servePublishedFiles(environments));
    },
    writeBundle() {
      // Called for each environment; one copy is enough.
      if (this.environment.name !== 'rsc') return;
      cpSync(contentFile, builtContentFile);
    },
  };
}

/** Returns middleware that answers requests for pages with `errorPage` as long as `isNeeded` returns true. */
function serveErrorPage(
  isNeeded: () => boolean,
  messages: () => readonly string[],
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const asksForPage = request.headers.accept?.includes('text/html') ?? false;
    if (!asksForPage || !isNeeded()) return next();
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html; charset=utf-8').end(errorPage(messages()));
  };
}

/** Returns middleware that makes a file of `publishedFile` when it is requested. */
function servePublishedFiles(
  environments: ViteDevServer['environments'],
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const { rsc } = environments;
    if (!publishedAddress.test(pathname) || !rsc || !isRunnableDevEnvironment(rsc)) return next();
    // Imported in the environment of the pages, where modules are reloaded when content changes.
    rsc.runner
      .import<{ publishedFile: typeof publishedFile }>('/src/kit/build/publish/files.ts')
      .then(({ publishedFile }) => publishedFile(pathname))
      .then((data) => {
        if (data === undefined) next();
        else response.setHeader('content-type', contentTypeOf(pathname)).end(data);
      }, next);
  };
}

/** Returns a function that calls `work` once no further call has come for `delay` milliseconds. */
function debounced(work: () => void, delay: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, delay);
  };
}

/**
 * Returns a function that runs `work`, but never two runs at the same time. A call during a run queues one more
 * run. Further calls before the queued run starts have no effect.
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

/** Returns the long words of messages with soft hyphens where they may break: by language, then by word. */
async function messageBreaks(): Promise<Record<string, Record<string, string>>> {
  const entries = localeCodes.map(async (code) => {
    const messages = (await readCatalogue(code)).map(
      ({ message = '', translation }) => translation || message,
    );
    return [code, breaksIn(messages, code)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Returns the HTML that answers every request for a page while there is no content. It lists the problems and
 * loads Vite's client, which shows the overlay and reloads the page once the problems are solved.
 */
function errorPage(problems: readonly string[]): string {
  const text = problems.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><title>500</title><script type="module" src="/@vite/client"></script><pre>${text}</pre>`;
}

/** Returns the message that shows Vite's error overlay: all problems, and a link that opens the first in the editor. */
function overlayOf(problems: readonly string[]): ErrorPayload {
  // Problems of content begin with file and line: `src/content/team/de/a.yaml:2: …`.
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
