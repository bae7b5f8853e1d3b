import path from 'node:path';

import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';
import { unstable_constants as constants } from 'waku/internals';

import { readBuildPolicy } from './build-policy.ts';
import { currentEnvironment } from './environment.ts';
import { findTrouble, getStore, startLeads, stopDelivery, stopLeads } from './leads.ts';
import { log } from './log.ts';
import { createProxyNotices } from './proxy-notices.ts';
import { createSelfTest } from './self-test.ts';
import { readServerFunctions } from './server-functions.ts';
import { createSiteApp } from './site-app.ts';
import { readStaticFiles } from './static-files.ts';
import { createSubmissionLimit } from './submission-limit.ts';

/**
 * Waku's adapter for this site. The stock one serves files before any middleware, so that built
 * pages would get no headers, no redirects and no compression.
 */
export default createServerEntryAdapter(({ processRequest, processBuild, config, isBuild }) => {
  let site: ReturnType<typeof createSite> | undefined;
  return {
    fetch: (request: Request, bindings?: object) => {
      site ??= createSite();
      return site.app.fetch(request, bindings ?? {});
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
    let functions: ReturnType<typeof readServerFunctions> | undefined;
    const app = createSiteApp({
      files: isBuild
        ? readStaticFiles(path.join(config.distDir, constants.DIST_PUBLIC))
        : new Map(),
      render: processRequest,
      foreign: isBuild ? readBuildPolicy(config.distDir) : undefined,
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
    return { app, selfTest };
  }
});
