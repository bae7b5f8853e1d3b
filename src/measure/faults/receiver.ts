/**
 * Store and delivery of the site in a process without pages, so that tests need no build. Gives up
 * on the provider five times as early as the site does, so that nobody waits long for leases.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { createDelivery } from '../../leads/outbox/delivery.ts';
import { createOutbox } from '../../leads/outbox/outbox.ts';
import { createSubmit } from '../../leads/outbox/provider-client.ts';
import { openStore } from '../../leads/outbox/store.ts';
import { currentEnvironment } from '../../runtime/environment.ts';

const timeout = 2000;

const environment = currentEnvironment();
const { databaseUrl, leadsDb: file, provider, leadsRate: rate, leadsIdField } = environment;
if (!provider) throw new Error('LEADS_PROVIDER_URL is missing.');
const outbox = createOutbox(await openStore({ databaseUrl, file }));
const delivery = createDelivery({
  outbox,
  submit: createSubmit(provider, { timeout }),
  rate,
  idField: leadsIdField,
  timeout,
  log: () => undefined,
});
delivery.start();

const server = createServer((request, response) => {
  take(request).then(
    (reference) => response.end(reference),
    (error: unknown) => response.writeHead(503).end(String(error)),
  );
});

async function take(request: AsyncIterable<Buffer>): Promise<string> {
  const { id, values } = JSON.parse(await text(request)) as {
    id: string;
    values: Record<string, string>;
  };
  const stored = await outbox.store({
    id,
    form: 'footer',
    locale: 'fr',
    page: '/fr/about',
    payload: {
      fields: Object.entries(values).map(([name, value]) => ({ name, value })),
      context: { pageUri: '/fr/about', pageName: 'about___fr' },
    },
    fingerprint: createHash('sha256').update(JSON.stringify(values)).digest('hex'),
    receivedAt: Date.now(),
  });
  delivery.kick();
  return stored.slice(0, 8).toUpperCase();
}

server.listen(environment.port, '127.0.0.1', () => console.log('Serving on it'));
process.once('SIGTERM', () => {
  const delivered = delivery.stop();
  server.close(() => void delivered.then(outbox.close).then(() => process.exit(0)));
  server.closeIdleConnections();
});
