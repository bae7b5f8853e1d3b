// Sets a global that Waku's function for Vercel reads.
import './vercel.ts';

import type { IncomingMessage } from 'node:http';
import path from 'node:path';

import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';

import { defaultLocale } from '#kit/i18n/locales.ts';
import {
  countLeads,
  findTrouble,
  startLeads,
  stopDelivery,
  stopLeads,
} from '#kit/leads/intake/leads.ts';
import { currentEnvironment } from '#kit/runtime/environment.ts';
import { type AnsweredRequest, log, logRequest } from '#kit/runtime/log.ts';
import { createRateLimit } from '#kit/runtime/rate-limit.ts';
import { notFoundPath } from '#kit/site/not-found.ts';

import { createSiteApp } from './application.ts';
import { createDirectAnswers, type DirectAnswer } from './direct-answers.ts';
import { readStaticFiles, type StaticFiles } from './files/static-files.ts';
import type { Stage } from './form-entry.ts';
import { readBuildPolicy } from './headers/build-policy.ts';
import type { ExternalSources } from './headers/security-headers.ts';
import type { Metrics } from './metrics/metrics.ts';
import { type Beacon, createVitalsEntry } from './metrics/vitals.ts';
import { readServerFunctions } from './server-functions.ts';

/**
 * Waku's adapter for this site. Waku's own adapters serve files before any middleware, so built pages
 * would have no headers, redirects or compression.
 *
 * `isBuild` says that this is the built server, and not the development server.
 */
export default createServerEntryAdapter(({ processRequest, processBuild, config, isBuild }) => {
  /** Created at the first request, and again when the stage changes. */
  let handlers: ReturnType<typeof createHandlers> | undefined;
  let metrics: Metrics | undefined;
  let stage: Stage = isBuild ? 'built' : 'development';
  // Besides the members that Waku demands, these are the functions that serve.ts calls (`ServerEntry`).
  return {
    fetch: (request: Request, bindings: { incoming?: IncomingMessage } = {}) => {
      handlers ??= createHandlers();
      return handlers.app.fetch(request, bindings);
    },
    /** Answers a request that needs no rendering. @returns false if `fetch` has to answer it. */
    answerDirectly: ((request, response) => {
      handlers ??= createHandlers();
      return handlers.answerDirectly(request, response);
    }) satisfies DirectAnswer,
    build: processBuild,
    buildOptions: { distDir: config.distDir },
    buildEnhancers: ['/src/kit/build/finish.ts'],
    /** From now until the build is finished, pages are rendered. To be called before the server listens. */
    renderUntil: (finished: Promise<void>) => {
      stage = 'building';
      // Reads the files now, not at the first request: a file that the build writes later may be
      // incomplete.
      handlers = createHandlers();
      const serveBuiltPages = () => {
        stage = 'built';
        handlers = undefined;
      };
      // Also after a failed build, which writes no more files. `npm start` exits in that case
      // (src/kit/build/start.ts).
      void finished.then(serveBuiltPages, serveBuiltPages);
    },
    /** To be called before the server listens. @returns a function that reads the metrics. */
    startMetrics: async () => {
      const { createMetrics } = await import('./metrics/metrics.ts');
      metrics = createMetrics({ countLeads, fileBytes: () => handlers?.fileBytes ?? 0 });
      return metrics.read;
    },
    /**
     * Loads the server functions and the renderer, since loading them at the first post would block the
     * event loop. To be called before the server listens.
     */
    prepare: async () => {
      await readServerFunctions();
      // Rendering any page to its end loads the renderer. Every site has a not-found page.
      const page = new Request(new URL(notFoundPath(defaultLocale), 'http://localhost'));
      await (await processRequest(page))?.text();
    },
    startLeads,
    stopDelivery,
    stopLeads,
  };

  /** Reads the built files and creates the handlers that answer from them, for the current stage. */
  function createHandlers() {
    const { siteUrl, siteIndexed, trustedProxies, leadsLimit, vitals } = currentEnvironment();
    const buildPolicy = isBuild ? readBuildPolicy(config.distDir) : undefined;
    // A preview is not indexed. SITE_INDEX=no makes one, for the build or for the server alone.
    const indexed = siteIndexed && (buildPolicy?.indexed ?? true);
    const files = buildPolicy ? readFiles(buildPolicy, indexed) : noFiles;
    const answerDirectly = createDirectAnswers({ files, onAnswer });
    let serverFunctions: ReturnType<typeof readServerFunctions> | undefined;
    const app = createSiteApp({
      stage,
      files,
      render: processRequest,
      external: buildPolicy,
      indexed,
      listServerFunctions: () => (serverFunctions ??= readServerFunctions()),
      siteUrl,
      trustedProxies,
      findTrouble,
      rateLimit: leadsLimit > 0 ? createRateLimit(leadsLimit) : undefined,
      vitals: vitals ? createVitalsEntry({ siteUrl, onBeacon: countBeacon }) : undefined,
      onAnswer,
    });
    return { app, answerDirectly, fileBytes: files.inMemory };
  }

  function onAnswer(answer: AnsweredRequest): void {
    metrics?.countRequest(answer);
    logRequest(answer);
  }

  function readFiles(buildPolicy: ExternalSources, indexed: boolean): StaticFiles {
    const files = readStaticFiles(path.join(config.distDir, 'public'), {
      compressedDirectory: path.join(config.distDir, 'compressed'),
      external: buildPolicy,
      indexed,
      hasPages: stage === 'built',
    });
    const megabytes = Math.round(files.inMemory / 1024 / 1024);
    log.info({ files: files.size, megabytes, onDisk: files.onDisk }, 'files are in memory');
    return files;
  }

  function countBeacon({ page, vitals }: Beacon): void {
    for (const vital of vitals) metrics?.countVital(vital, page);
    log.info(
      { page, ...Object.fromEntries(vitals.map(({ name, value }) => [name, value])) },
      'vitals',
    );
  }
});

/** Stands for the built files in development, where every page is rendered. */
const noFiles: StaticFiles = Object.assign(new Map(), { inMemory: 0, onDisk: 0 });
