import './vercel.ts';

import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';
import { unstable_constants as constants } from 'waku/internals';

import { defaultLocale } from '#i18n/locales.ts';

import { readBuildPolicy } from './build-policy.ts';
import { currentEnvironment } from './environment.ts';
import { createFastFiles, type FileRequest } from './fast-files.ts';
import { countLeads, findTrouble, getStore, startLeads, stopDelivery, stopLeads } from './leads.ts';
import { log, logFile } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createProxyNotices } from './proxy-notices.ts';
import { requestIdOf } from './request-id.ts';
import { contentSecurityPolicy, type ForeignSources, securityHeaders } from './security-headers.ts';
import { createSelfTest } from './self-test.ts';
import { readServerFunctions } from './server-functions.ts';
import { createSiteApp, localeOf } from './site-app.ts';
import { readStaticFiles, type StaticFile } from './static-files.ts';
import { createSubmissionLimit } from './submission-limit.ts';
import { type Beacon, createVitalsEntry } from './vitals.ts';
import { currentWorker } from './worker.ts';

/**
 * Waku's adapter for this site. The stock one serves files before any middleware, so that built
 * pages would get no headers, no redirects and no compression.
 */
export default createServerEntryAdapter(({ processRequest, processBuild, config, isBuild }) => {
  let site: ReturnType<typeof createSite> | undefined;
  let metrics: Metrics | undefined;
  return {
    fetch: async (request: Request, bindings: { incoming?: IncomingMessage } = {}) => {
      site ??= createSite();
      const response = await site.app.fetch(request, bindings);
      if (site.selfTest.recognize(request)) site.selfTest.confirm(response);
      if (bindings.incoming) site.fast.learn(bindings.incoming, response);
      return response;
    },
    /** Answers at once what needs no page rendered. Answers false where `fetch` has to. */
    answerFile: (request: IncomingMessage, response: ServerResponse) => {
      site ??= createSite();
      if (site.fast.answer(request, response)) return true;
      // What refuses a request before the application is asked has no headers of its own.
      for (const [name, value] of site.bareHeaders) response.setHeader(name, value);
      return false;
    },
    /** The same for who writes it down himself; undefined where it cannot be answered at once. */
    findFile: (request: FileRequest) => {
      site ??= createSite();
      return site.fast.find(request);
    },
    /** Of answers that are given before anything knows what was asked. */
    bareHeaders: () => {
      site ??= createSite();
      return site.bareHeaders;
    },
    build: processBuild,
    buildOptions: { distDir: config.distDir },
    buildEnhancers: ['/src/build/finish.ts'],
    /** Begins to count; to be called before requests come. Answers how the figures are read. */
    startMetrics: async () => {
      const { createMetrics } = await import('./metrics.ts');
      metrics = createMetrics({ countLeads, fileBytes: () => site?.fileBytes ?? 0 });
      return metrics.read;
    },
    startLeads,
    stopDelivery,
    stopLeads,
    /** Asks for the site at its public address; to be called once it listens. */
    selfTest: () => {
      site ??= createSite();
      return site.selfTest.run();
    },
  };

  function createSite() {
    const { siteUrl, siteIndexed, trustedProxies, leadsLimit, vitals } = currentEnvironment();
    const selfTest = createSelfTest({
      siteUrl,
      secret: currentWorker()?.secret,
      info: (message) => log.info(message),
    });
    const proxies = createProxyNotices({
      siteUrl,
      trustedProxies,
      warn: (message) => log.warn(message),
    });
    const foreign = isBuild ? readBuildPolicy(config.distDir) : undefined;
    const { files, inMemory } = foreign ? readFiles(foreign) : noFiles;
    const fast = createFastFiles({
      files,
      // The root leads visitors to their language.
      isPlain: (address, { headers }) =>
        address !== '/' || localeOf(headers.cookie, headers['accept-language']) === defaultLocale,
      requestIdOf,
      onAnswer: ({ id, method, address, status, milliseconds }) => {
        metrics?.requests.count({ method, path: address, status, milliseconds });
        logFile({ id, method, path: address, status, milliseconds });
      },
    });
    let functions: ReturnType<typeof readServerFunctions> | undefined;
    const app = createSiteApp({
      files,
      render: processRequest,
      foreign,
      // A build may become a preview by its setting alone.
      indexed: siteIndexed && foreign?.indexed !== false,
      functions: isBuild ? () => (functions ??= readServerFunctions()) : undefined,
      siteUrl,
      trustedProxies,
      findTrouble,
      limit:
        leadsLimit > 0
          ? createSubmissionLimit({ limit: leadsLimit, openStore: getStore })
          : undefined,
      vitals: vitals ? createVitalsEntry({ siteUrl, onBeacon: tellBeacon }) : undefined,
      onAnswer: (answer) => metrics?.requests.count(answer),
      onRequest: (request, socket) => proxies.look(request, socket, selfTest.recognize(request)),
    });
    const bareHeaders = Object.entries({
      ...securityHeaders,
      ...(foreign && { 'Content-Security-Policy': contentSecurityPolicy(noInlineHashes, foreign) }),
    });
    return { app, fast, selfTest, bareHeaders, fileBytes: inMemory };
  }

  function readFiles(foreign: ForeignSources) {
    const files = readStaticFiles(path.join(config.distDir, constants.DIST_PUBLIC), {
      compressedDirectory: path.join(config.distDir, 'compressed'),
      foreign,
    });
    const megabytes = Math.round(files.inMemory / 1024 / 1024);
    log.info({ files: files.size, megabytes, onDisk: files.onDisk }, 'files are in memory');
    return { files, inMemory: files.inMemory };
  }

  function tellBeacon({ page, vitals }: Beacon): void {
    for (const vital of vitals) metrics?.vitals.count(vital, page);
    log.info(
      { page, ...Object.fromEntries(vitals.map(({ name, value }) => [name, value])) },
      'vitals',
    );
  }
});

const noInlineHashes = { scripts: [], styles: [] };
const noFiles = { files: new Map<string, StaticFile>(), inMemory: 0 };
