/** The owner's view of the inbox: list, show, retry. Reads the store that LEADS_DB names. */
import { readEnvironment } from '../server/environment.ts';
import { createOutbox, type LeadState, leadStates, type StoredLead } from '../server/outbox.ts';
import { openStore } from '../server/store.ts';

const usage = `Usage:
  npm run leads -- list [pending|delivered|held|spam]
  npm run leads -- show ID
  npm run leads -- retry ID [ID …] | held`;

const [verb, ...rest] = process.argv.slice(2);
const { databaseUrl, leadsDb: file } = readEnvironment(process.env);
const outbox = createOutbox(await openStore({ databaseUrl, file }));
try {
  process.exitCode = await run();
} finally {
  await outbox.close();
}

async function run(): Promise<number> {
  if (verb === 'list' && (rest[0] === undefined || isState(rest[0]))) return list(rest[0]);
  if (verb === 'show' && rest[0] !== undefined) return show(rest[0]);
  if (verb === 'retry' && rest.length > 0) return retry(rest);
  console.error(usage);
  return 2;
}

async function list(state?: LeadState): Promise<number> {
  const leads = await outbox.list({ state, limit: 100_000 });
  if (leads.length === 0) console.log(state ? `No lead is ${state}.` : 'The inbox is empty.');
  for (const lead of leads) {
    console.log(
      [
        reference(lead),
        time(lead.received_at),
        lead.state.padEnd(9),
        lead.form,
        lead.page,
        lead.last_answer ?? '',
      ].join('  '),
    );
  }
  return 0;
}

async function show(id: string): Promise<number> {
  const [lead] = await outbox.find(id);
  if (!lead) {
    console.error(`No lead begins with "${id}".`);
    return 1;
  }
  const { payload, received_at, next_attempt_at, delivered_at, ...row } = lead;
  console.log({
    ...row,
    received: time(received_at),
    next: time(next_attempt_at),
    delivered: delivered_at === null ? null : time(delivered_at),
  });
  console.log(JSON.stringify(JSON.parse(payload), null, 2));
  return 0;
}

async function retry(ids: string[]): Promise<number> {
  const found = await Promise.all(ids.filter((id) => id !== 'held').map((id) => outbox.find(id)));
  const known = found.flat().map(({ id }) => id);
  const count = await outbox.retry(ids.includes('held') ? 'held' : known, Date.now());
  console.log(`${String(count)} to be sent again.`);
  return 0;
}

function reference({ id }: StoredLead): string {
  return id.slice(0, 8).toUpperCase();
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function isState(value: string): value is LeadState {
  return (leadStates as readonly string[]).includes(value);
}
