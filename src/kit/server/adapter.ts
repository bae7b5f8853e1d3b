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
import { readBuildPolicy } from './headers/build-policy.ts';
import type { ForeignSources } from './headers/security-headers.ts';
import type { Metrics } from './metrics/metrics.ts';
import { type Beacon, createVitalsEntry } from './metrics/vitals.ts';
import { readServerFunctions } from './server-functions.ts';

/**
 * Waku's adapter for this site. The stock one serves files before any middleware, so that built
 * pages would get no headers, no redirects and no compression.
 */
export default createServerEntryAdapter(({ processRequest, processBuild, config, isBuild }) => {
  let site: ReturnType<typeof createSite> | undefined;
  let metrics: Metrics | undefined;
  return {
    fetch: (request: Request, bindings: { incoming?: IncomingMessage } = {}) => {
      site ??= createSite();
      return site.app.fetch(request, bindings);
    },
    /** Answers at once what no page has to be rendered for; answers false where `fetch` has to. */
    answerDirectly: ((request, response) => {
      site ??= createSite();
      return site.answerDirectly(request, response);
    }) satisfies DirectAnswer,
    build: processBuild,
    buildOptions: { distDir: config.distDir },
    buildEnhancers: ['/src/kit/build/finish.ts'],
    /** Begins to count; to be called before requests come. Answers how the figures are read. */
    startMetrics: async () => {
      const { createMetrics } = await import('./metrics/metrics.ts');
      metrics = createMetrics({ countLeads, fileBytes: () => site?.fileBytes ?? 0 });
      return metrics.read;
    },
    /**
     * Loads what the first post needs, which would stop all others while it loads. To be called
     * before requests come.
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

  function createSite() {
    const { siteUrl, siteIndexed, trustedProxies, leadsLimit, vitals } = currentEnvironment();
    const foreign = isBuild ? readBuildPolicy(config.distDir) : undefined;
    // A build may become a preview by its setting alone.
    const indexed = siteIndexed && foreign?.indexed !== false;
    const files = foreign ? readFiles(foreign, indexed) : noFiles;
    const answerDirectly = createDirectAnswers({ files, onAnswer });
    let functions: ReturnType<typeof readServerFunctions> | undefined;
    const app = createSiteApp({
      files,
      render: processRequest,
      foreign,
      indexed,
      functions: isBuild ? () => (functions ??= readServerFunctions()) : undefined,
      siteUrl,
      trustedProxies,
      findTrouble,
      limit: leadsLimit > 0 ? createRateLimit(leadsLimit) : undefined,
      vitals: vitals ? createVitalsEntry({ siteUrl, onBeacon: tellBeacon }) : undefined,
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
    });
    const megabytes = Math.round(files.inMemory / 1024 / 1024);
    log.info({ files: files.size, megabytes, onDisk: files.onDisk }, 'files are in memory');
    return files;
  }

  function tellBeacon({ page, vitals }: Beacon): void {
    for (const vital of vitals) metrics?.countVital(vital, page);
    log.info(
      { page, ...Object.fromEntries(vitals.map(({ name, value }) => [name, value])) },
      'vitals',
    );
  }
});

/** In development every page is rendered. */
const noFiles: StaticFiles = Object.assign(new Map(), { inMemory: 0, onDisk: 0 });
