/** Serves the present build: PORT and HOST choose the address. Stops on SIGTERM without losing a lead. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { getRequestListener } from '@hono/node-server';

import { currentEnvironment, EnvironmentError } from '../runtime/environment.ts';
import type { DirectAnswer } from './direct-answers.ts';
import { createHttpServer } from './http-server.ts';
import { openMetricsPort } from './metrics/metrics-port.ts';

interface ServerEntry {
  INTERNAL_runFetch: (
    environment: NodeJS.ProcessEnv,
    request: Request,
    bindings: object,
  ) => Promise<Response>;
  unstable_serverEntry: Record<
    'startLeads' | 'stopDelivery' | 'stopLeads' | 'askForItself',
    () => Promise<void>
  > & {
    answerDirectly: DirectAnswer;
    startMetrics: () => Promise<() => Promise<string>>;
  };
}

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
  let stop: () => void = () => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop());
  const environment = currentEnvironment();
  const built = path.join(environment.distDir, 'server/index.js');
  if (!existsSync(built)) {
    throw new Error(
      `There is no build to serve in ${environment.distDir}. Run "npm run build" first.`,
    );
  }
  const { port, host, metrics } = environment;
  const entry = (await import(pathToFileURL(built).href)) as ServerEntry;
  const { answerDirectly, startLeads, startMetrics, askForItself } = entry.unstable_serverEntry;
  await startLeads();
  if (metrics) {
    const { url } = await openMetricsPort(metrics, await startMetrics());
    console.log(`Metrics on ${url}`);
  }

  const render = getRequestListener((request, bindings) =>
    entry.INTERNAL_runFetch(process.env, request, bindings),
  );
  const server = createHttpServer((request, response) => {
    if (!answerDirectly(request, response)) void render(request, response);
  });
  server.listen({ port, host }, () => {
    const { port: taken } = server.address() as AddressInfo;
    console.log(`Serving on http://${host ?? 'localhost'}:${String(taken)}`);
    void askForItself();
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
    stop = () => undefined;
    // Requests under way get their answer while deliveries under way end; then the store.
    const { stopDelivery, stopLeads } = entry.unstable_serverEntry;
    const delivered = stopDelivery();
    server.close(() => {
      void delivered.then(stopLeads).then(() => process.exit(0));
    });
    // A connection that was busy when the server closed is kept alive for its next request.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), longestRequest).unref();
    setTimeout(() => process.exit(0), longestStop).unref();
  };
}
