/** Serves the present build: PORT and HOST choose the address. Stops on SIGTERM without losing a lead. */
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { getRequestListener } from '@hono/node-server';

import { refuseBrokenRequests } from '../server/broken-request.ts';
import { EnvironmentError, readEnvironment } from '../server/environment.ts';
import { type FastConnectionsOptions, takeConnections } from '../server/fast-connections.ts';
import { httpOptions } from '../server/http-options.ts';
import { openMetricsPort } from '../server/metrics-port.ts';
import { findPort, sharedPort } from '../server/shared-port.ts';
import { currentWorker, tellListening } from '../server/worker.ts';
import { runWorkers } from '../server/workers.ts';

interface ServerEntry {
  INTERNAL_runFetch: (
    environment: NodeJS.ProcessEnv,
    request: Request,
    bindings: object,
  ) => Promise<Response>;
  unstable_serverEntry: Record<
    'startLeads' | 'stopDelivery' | 'stopLeads' | 'selfTest',
    () => Promise<void>
  > & {
    answerFile: (request: IncomingMessage, response: ServerResponse) => boolean;
    findFile: FastConnectionsOptions['answer'];
    bareHeaders: () => readonly [name: string, value: string][];
    startMetrics: () => Promise<() => Promise<string>>;
  };
}

/**
 * How far workers give way to others, as `nice` counts it: who does not push in at every request
 * answers several each time it runs.
 */
const workerPriority = 5;
/** What is still on its way this long after the stop began is cut. Milliseconds. */
const longestRequest = 8_000;
/** After it the process ends in any case: a lead that is not delivered by then is in the store. */
const longestStop = 9_500;

try {
  await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof EnvironmentError ? error.message : error.message || error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  // Who runs as the first process of a container gets no signal that it does not ask for.
  const endStart = () => process.exit(0);
  process.once('SIGTERM', endStart);
  process.once('SIGINT', endStart);
  const startEnded = () => {
    process.off('SIGTERM', endStart);
    process.off('SIGINT', endStart);
  };
  if (existsSync('.env')) process.loadEnvFile('.env');
  const environment = readEnvironment(process.env);
  const built = path.join(environment.distDir, 'server/index.js');
  if (!existsSync(built)) {
    throw new Error(
      `There is no build to serve in ${environment.distDir}. Run "npm run build" first.`,
    );
  }
  const { port, host, workers } = environment;
  if (workers > 1 && cluster.isPrimary) {
    const serve = fileURLToPath(import.meta.url);
    const onReady = (address: { port: number }) =>
      console.log(`${addressLine(host, address)} with ${String(workers)} processes`);
    if (environment.metrics) {
      const { AggregatorRegistry } = await import('prom-client');
      const registry = new AggregatorRegistry();
      await showMetrics(environment.metrics, () => registry.clusterMetrics());
    }
    const shared = await findPort(port, host).catch((error: NodeJS.ErrnoException) => {
      throw explain(error, port);
    });
    startEnded();
    runWorkers({ serve, count: workers, port: shared, longestStop, onReady });
    return;
  }
  if (cluster.isWorker) setPriority(workerPriority);
  const entry = (await import(pathToFileURL(built).href)) as ServerEntry;
  await entry.unstable_serverEntry.startLeads();
  if (environment.metrics) {
    const read = await entry.unstable_serverEntry.startMetrics();
    // The figures of workers are added up by who started them.
    if (cluster.isPrimary) await showMetrics(environment.metrics, read);
  }

  const listener = getRequestListener((request, bindings) =>
    entry.INTERNAL_runFetch(process.env, request, bindings),
  );
  const server = createServer(httpOptions, (request, response) => {
    if (!entry.unstable_serverEntry.answerFile(request, response)) void listener(request, response);
  });
  refuseBrokenRequests(server, entry.unstable_serverEntry.bareHeaders);
  const connections = takeConnections(server, {
    answer: entry.unstable_serverEntry.findFile,
    keepAliveTimeout: httpOptions.keepAliveTimeout,
  });
  server.listen({ port, host, ...(cluster.isWorker && sharedPort) }, () => {
    const address = server.address() as AddressInfo;
    if (cluster.isPrimary) console.log(addressLine(host, address));
    else tellListening(address);
    if ((currentWorker()?.number ?? 1) === 1) void entry.unstable_serverEntry.selfTest();
  });
  server.on('error', (error) => {
    console.error(explain(error, port).message);
    process.exit(1);
  });

  let stopping = false;
  const stop = () => {
    // A terminal's SIGINT reaches a worker itself, before the SIGTERM of who started it.
    if (stopping) return;
    stopping = true;
    // Requests under way get their answer while deliveries under way end; then the store.
    const { stopDelivery, stopLeads } = entry.unstable_serverEntry;
    const delivered = stopDelivery();
    server.close(() => {
      void delivered.then(stopLeads).then(() => process.exit(0));
    });
    connections.close();
    // A connection that was busy when the server closed is kept alive for its next request.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), longestRequest).unref();
    setTimeout(() => process.exit(0), longestStop).unref();
  };
  startEnded();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Why a server cannot listen, in words. */
function explain(error: NodeJS.ErrnoException, port: number): Error {
  return new Error(
    error.code === 'EADDRINUSE'
      ? `Port ${String(port)} is taken by another program. Choose a free one, for example PORT=${String(port + 1)} npm start.`
      : `The server could not start: ${error.message}`,
  );
}

function addressLine(host: string | undefined, { port }: { port: number }): string {
  return `Serving on http://${host ?? 'localhost'}:${String(port)}`;
}

async function showMetrics(
  place: { port: number; host: string },
  read: () => Promise<string>,
): Promise<void> {
  const { url } = await openMetricsPort({ ...place, read });
  console.log(`Metrics on ${url}`);
}
