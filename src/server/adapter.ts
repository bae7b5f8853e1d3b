import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';
import { unstable_constants as constants } from 'waku/internals';

import { defaultLocale } from '#i18n/locales.ts';

import { readBuildPolicy } from './build-policy.ts';
import { currentEnvironment } from './environment.ts';
import { createFastFiles } from './fast-files.ts';
import { findTrouble, getStore, startLeads, stopDelivery, stopLeads } from './leads.ts';
import { log, requestLog } from './log.ts';
import { createProxyNotices } from './proxy-notices.ts';
import { requestIdOf } from './request-id.ts';
import type { ForeignSources } from './security-headers.ts';
import { createSelfTest } from './self-test.ts';
import { readServerFunctions } from './server-functions.ts';
import { createSiteApp, localeOf } from './site-app.ts';
import { readStaticFiles, type StaticFile } from './static-files.ts';
import { createSubmissionLimit } from './submission-limit.ts';

/**
 * Waku's adapter for this site. The stock one serves files before any middleware, so that built
 * pages would get no headers, no redirects and no compression.
 */
export default createServerEntryAdapter(({ processRequest, processBuild, config, isBuild }) => {
  let site: ReturnType<typeof createSite> | undefined;
  return {
    fetch: async (request: Request, bindings: { incoming?: IncomingMessage } = {}) => {
      site ??= createSite();
      const response = await site.app.fetch(request, bindings);
      if (bindings.incoming) site.fast.learn(bindings.incoming, response);
      return response;
    },
    /** Answers at once what needs no page rendered. Answers false where `fetch` has to. */
    answerFile: (request: IncomingMessage, response: ServerResponse) => {
      site ??= createSite();
      return site.fast.answer(request, response);
    },
    build: processBuild,
    buildOptions: { distDir: config.distDir },
    buildEnhancers: [],
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
    const { siteUrl, trustedProxies, leadsLimit } = currentEnvironment();
    const selfTest = createSelfTest({ siteUrl, info: (message) => log.info(message) });
    const proxies = createProxyNotices({
      siteUrl,
      trustedProxies,
      warn: (message) => log.warn(message),
    });
    const foreign = isBuild ? readBuildPolicy(config.distDir) : undefined;
    const files = foreign ? readFiles(foreign) : new Map<string, StaticFile>();
    const fast = createFastFiles({
      files,
      // The root leads visitors to their language.
      isPlain: (address, { headers }) =>
        address !== '/' || localeOf(headers.cookie, headers['accept-language']) === defaultLocale,
      requestIdOf,
      onAnswer: ({ id, method, address, status, milliseconds }) =>
        requestLog.info({ id, method, path: address, status, milliseconds }, 'request'),
    });
    let functions: ReturnType<typeof readServerFunctions> | undefined;
    const app = createSiteApp({
      files,
      render: processRequest,
      foreign,
      functions: isBuild ? () => (functions ??= readServerFunctions()) : undefined,
      siteUrl,
      trustedProxies,
      findTrouble,
      limit:
        leadsLimit > 0
          ? createSubmissionLimit({ limit: leadsLimit, openStore: getStore })
          : undefined,
      onRequest: (request, socket) => proxies.look(request, socket, selfTest.recognize(request)),
    });
    return { app, fast, selfTest };
  }

  function readFiles(foreign: ForeignSources) {
    const files = readStaticFiles(path.join(config.distDir, constants.DIST_PUBLIC), {
      compressedDirectory: path.join(config.distDir, 'compressed'),
      foreign,
    });
    const megabytes = Math.round(files.inMemory / 1024 / 1024);
    log.info({ files: files.size, megabytes, onDisk: files.onDisk }, 'files are in memory');
    return files;
  }
});
