import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { getRequestListener } from '@hono/node-server';

import { currentEnvironment } from '#kit/runtime/environment.ts';

import type { DirectAnswer } from './direct-answers.ts';
import { createHttpServer } from './http-server.ts';
import { hostInUrl, openMetricsPort } from './metrics/metrics-port.ts';
import { whenParentEnds } from './parent.ts';
import { delayFilesUntil } from './waiting.ts';

/**
 * The exports of a build's server entry that are used here. Waku adds `INTERNAL_runFetch` (docs/waku.md);
 * `unstable_serverEntry` is what adapter.ts returns.
 */
interface ServerEntry {
  INTERNAL_runFetch: (
    environment: NodeJS.ProcessEnv,
    request: Request,
    bindings: object,
  ) => Promise<Response>;
  unstable_serverEntry: Record<
    'prepare' | 'startLeads' | 'stopDelivery' | 'stopLeads',
    () => Promise<void>
  > & {
    renderUntil: (finished: Promise<void>) => void;
    answerDirectly: DirectAnswer;
    startMetrics: () => Promise<() => Promise<string>>;
  };
}

/**
 * Milliseconds that requests in flight may still take after a stop signal: more than the timeout of a body
 * (form-entry.ts).
 */
const requestGracePeriod = 8_500;
/**
 * Milliseconds from a stop signal until the process exits at the latest: docs/deploy.md promises ten
 * seconds. A lead that is not delivered by then stays in the store.
 */
const exitDeadline = 9_500;

/**
 * Serves a build until a signal ends it. If it cannot start, prints the reason and sets exit code 1.
 *
 * @param finished Given only while the build is still running; resolves when the build is complete. Until
 *   then pages are rendered, and requests for files that do not exist yet wait.
 */
export async function serve(finished?: Promise<void>): Promise<void> {
  try {
    await start(finished);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message || error);
    process.exitCode = 1;
  }
}

async function start(finished: Promise<void> | undefined): Promise<void> {
  /** What a stop signal does. Until the server exists, there is nothing to wait for. */
  let stop: () => void = () => process.exit(0);
  // PID 1 has no default handler for signals. The handler stays while the process is stopping: a terminal and
  // npm both send the signal, and Node's default for the second one would kill the process at once.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop());
  const environment = currentEnvironment();
  if (environment.startedByNpm) whenParentEnds(() => stop());
  const entryFile = path.join(environment.distDir, 'server/index.js');
  if (!existsSync(entryFile)) {
    throw new Error(
      `There is no build to serve in ${environment.distDir}. Run "npm run build" first.`,
    );
  }
  const { port, host, metrics } = environment;
  const entry = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  const { answerDirectly, prepare, renderUntil, startLeads, startMetrics } =
    entry.unstable_serverEntry;
  if (finished) renderUntil(finished);
  await startLeads();
  await prepare();
  if (metrics) {
    const { url } = await openMetricsPort(metrics, await startMetrics()).catch(
      (error: NodeJS.ErrnoException) => {
        throw new Error(
          error.code === 'EADDRINUSE'
            ? `METRICS_PORT ${String(metrics.port)} is taken by another program. Choose a free one.`
            : `The metrics port could not be opened (METRICS_PORT, METRICS_HOST): ${error.message}`,
        );
      },
    );
    console.log(`Metrics on ${url}`);
  }

  const render = getRequestListener(
    (request, bindings) => entry.INTERNAL_runFetch(process.env, request, bindings),
    // http-server.ts handles the unread rest of a body itself.
    { autoCleanupIncoming: false },
  );
  const delayFiles = delayFilesUntil(finished);
  const server = createHttpServer((request, response) => {
    if (answerDirectly(request, response)) return;
    delayFiles(request, () => {
      // Asked again: the build may have made the file in the meantime.
      if (!answerDirectly(request, response)) void render(request, response);
    });
  });
  server.listen({ port, host }, () => {
    const { port: boundPort } = server.address() as AddressInfo;
    console.log(`Serving on http://${hostInUrl(host ?? 'localhost')}:${String(boundPort)}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${String(port)} is taken by another program. Choose a free one, for example PORT=${String(port + 1)} npm start.`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  });

  stop = () => {
    // Further signals change nothing.
    stop = () => undefined;
    exitGracefully(server, entry.unstable_serverEntry);
  };
}

/** Ends the process after the requests and the deliveries in flight, at `exitDeadline` at the latest. */
function exitGracefully(
  server: Server,
  { stopDelivery, stopLeads }: ServerEntry['unstable_serverEntry'],
): void {
  // The store is closed last, after both the requests and the deliveries in flight have ended.
  const delivered = stopDelivery();
  server.close(() => {
    void delivered.then(stopLeads).then(() => process.exit(0));
  });
  // `close` ends only the connections that are idle now. A busy one would stay open after its response.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => server.closeAllConnections(), requestGracePeriod).unref();
  setTimeout(() => process.exit(0), exitDeadline).unref();
}
