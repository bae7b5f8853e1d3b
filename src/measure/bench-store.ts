/** Measures how fast leads are stored, on SQLite and on PostgreSQL: `--leads 5000` of each. */
import path from 'node:path';

import type { NewLead } from '../leads/intake/receive.ts';
import { createOutbox, type Outbox } from '../leads/outbox/outbox.ts';
import { openStore } from '../leads/outbox/store.ts';
import { startPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readOptions } from './options.ts';

const { leads } = readOptions({ leads: 5000 });
const target = { p99: 5, perSecond: 1000 };

const folder = temporaryFolder('bench-store');
const postgres = await startPostgres();
try {
  const file = path.join(folder, 'leads.db');
  const table: Record<string, Record<string, number>> = {};
  for (const [name, databaseUrl] of [
    ['SQLite', undefined],
    ['PostgreSQL', await postgres.createDatabase()],
  ] as const) {
    const outbox = createOutbox(await openStore({ databaseUrl, file }));
    await measure(outbox, 200, 1);
    table[`${name}, one after another`] = await measure(outbox, leads, 1);
    table[`${name}, 16 visitors at once`] = await measure(outbox, leads, 16);
    await outbox.close();
  }
  console.table(table);
  const { p99 = Infinity, perSecond = 0 } = table['SQLite, one after another'] ?? {};
  const met = p99 < target.p99 && perSecond >= target.perSecond;
  console.log(
    `SQLite should store one lead in under ${String(target.p99)} ms (p99) and ${String(target.perSecond)} a second: ${met ? 'yes' : 'no'}.`,
  );
  process.exitCode = met ? 0 : 1;
} finally {
  await postgres.stop();
}

/** Milliseconds of one lead and leads a second. */
async function measure(outbox: Outbox, count: number, visitors: number) {
  const times: number[] = [];
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (next++ < count) {
        const begin = performance.now();
        await outbox.store(newLead());
        times.push(performance.now() - begin);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0);
  return {
    p50: at(0.5),
    p99: at(0.99),
    longest: at(0.9999),
    perSecond: Math.round(count / seconds),
  };
}

function newLead(): NewLead {
  return {
    id: crypto.randomUUID(),
    form: 'footer',
    locale: 'en',
    page: '/about',
    payload: {
      fields: [{ name: 'message', value: 'A table of Bernoulli numbers by March. '.repeat(10) }],
      context: { pageUri: '/about', pageName: 'about___en' },
    },
    fingerprint: crypto.randomUUID(),
    receivedAt: Date.now(),
  };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}
