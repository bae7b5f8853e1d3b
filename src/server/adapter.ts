import path from 'node:path';

import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders';
import { unstable_constants as constants } from 'waku/internals';

import { readEnvironment } from './environment.ts';
import { startLeads, stopDelivery, stopLeads } from './leads.ts';
import { readServerFunctions } from './server-functions.ts';
import { createSiteApp } from './site-app.ts';
import { readStaticFiles } from './static-files.ts';

/**
 * Waku's adapter for this site. The stock one serves files before any middleware, so that built
 * pages would get no headers, no redirects and no compression.
 */
export default createServerEntryAdapter(({ processRequest, processBuild, config, isBuild }) => {
  let app: ReturnType<typeof createSiteApp> | undefined;
  let functions: ReturnType<typeof readServerFunctions> | undefined;
  return {
    fetch: (request: Request, bindings?: object) => {
      app ??= createSiteApp({
        files: isBuild
          ? readStaticFiles(path.join(config.distDir, constants.DIST_PUBLIC))
          : new Map(),
        render: processRequest,
        functions: isBuild ? () => (functions ??= readServerFunctions()) : undefined,
        siteUrl: readEnvironment(process.env).siteUrl,
      });
      return app.fetch(request, bindings ?? {});
    },
    build: processBuild,
    buildOptions: { distDir: config.distDir },
    buildEnhancers: [],
    startLeads,
    stopDelivery,
    stopLeads,
  };
});
