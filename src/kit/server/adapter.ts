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
import type { ForeignSources } from './headers/security-headers.ts';
import type { Metrics } from './metrics/metrics.ts';
import { type Beacon, createVitalsEntry } from './metrics/vitals.ts';
import { readServerFunctions } from './server-functions.ts';

/**
 * Waku's adapter for this site. The stock one serves files before any middleware: built pages would
 * have no headers, redirects or compression.
 */
export default createServerEntryAdapter(({ processRequest, processBuild, config, isBuild }) => {
  let running: ReturnType<typeof createRunning> | undefined;
  let metrics: Metrics | undefined;
  let stage: Stage = isBuild ? 'built' : 'development';
  return {
    fetch: (request: Request, bindings: { incoming?: IncomingMessage } = {}) => {
      running ??= createRunning();
      return running.app.fetch(request, bindings);
    },
    /** Handles what needs no rendering. @returns false where `fetch` has to handle the request. */
    answerDirectly: ((request, response) => {
      running ??= createRunning();
      return running.answerDirectly(request, response);
    }) satisfies DirectAnswer,
    build: processBuild,
    buildOptions: { distDir: config.distDir },
    buildEnhancers: ['/src/kit/build/finish.ts'],
    /** Before the server listens: pages are rendered until the build has all of them. */
    renderUntil: (finished: Promise<void>) => {
      stage = 'building';
      // At once: what is written from now on may be half of a file.
      running = createRunning();
      const end = () => {
        stage = 'built';
        running = undefined;
      };
      void finished.then(end, end);
    },
    /** Starts the metrics, before the server listens. @returns a function that reads them. */
    startMetrics: async () => {
      const { createMetrics } = await import('./metrics/metrics.ts');
      metrics = createMetrics({ countLeads, fileBytes: () => running?.fileBytes ?? 0 });
      return metrics.read;
    },
    /**
     * Warms up: loads server functions and the renderer, which would block the event loop at the first
     * post. To be called before the server listens.
     */
    prepare: async () => {
      await readServerFunctions();
      const page = new Request(new URL(notFoundPath(defaultLocale), 'http://localhost'));
      await (await processRequest(page))?.text();
    },
    startLeads,
    stopDelivery,
    stopLeads,
  };

  /** The application in its present stage, and the table of files that it answers from. */
  function createRunning() {
    const { siteUrl, siteIndexed, trustedProxies, leadsLimit, vitals } = currentEnvironment();
    const foreign = isBuild ? readBuildPolicy(config.distDir) : undefined;
    // SITE_INDEX=no at the start makes a finished build a preview.
    const indexed = siteIndexed && foreign?.indexed !== false;
    const files = foreign ? readFiles(foreign, indexed) : noFiles;
    const answerDirectly = createDirectAnswers({ files, onAnswer });
    let functions: ReturnType<typeof readServerFunctions> | undefined;
    const app = createSiteApp({
      stage,
      files,
      render: processRequest,
      foreign,
      indexed,
      functions: () => (functions ??= readServerFunctions()),
      siteUrl,
      trustedProxies,
      findTrouble,
      limit: leadsLimit > 0 ? createRateLimit(leadsLimit) : undefined,
      vitals: vitals ? createVitalsEntry({ siteUrl, onBeacon: countBeacon }) : undefined,
      onAnswer,
    });
    return { app, answerDirectly, fileBytes: files.inMemory };
  }

  function onAnswer(answer: AnsweredRequest): void {
    metrics?.countRequest(answer);
    logRequest(answer);
  }

  function readFiles(foreign: ForeignSources, indexed: boolean): StaticFiles {
    const files = readStaticFiles(path.join(config.distDir, 'public'), {
      compressedDirectory: path.join(config.distDir, 'compressed'),
      foreign,
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

/** None in development, where every page is rendered. */
const noFiles: StaticFiles = Object.assign(new Map(), { inMemory: 0, onDisk: 0 });
