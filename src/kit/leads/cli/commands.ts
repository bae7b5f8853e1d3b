import { pageOf } from '#kit/leads/outbox/lead-page.ts';
import type { Outbox } from '#kit/leads/outbox/outbox.ts';
import { type LeadState, leadStates, type StoredLead } from '#kit/leads/outbox/tables.ts';
import { forms } from '#kit/leads/rules/forms.ts';
import type { Payload } from '#kit/leads/rules/payload.ts';
import { referenceOf } from '#kit/leads/rules/reference.ts';

import type { Command } from './arguments.ts';
import { csvLine } from './csv.ts';
import { escapeInvisible } from './escape-invisible.ts';

export interface CommandContext {
  outbox: Outbox;
  /** Writes a piece of the command's output; resolves when more may be written (back-pressure). */
  write: (text: string) => Promise<void>;
  /** Prints a message to the owner that is not part of the command's output. */
  say: (text: string) => void;
  now: () => number;
}

/** Maximum number of leads that are read at once. */
const pageSize = 500;
/** Shortest time between two messages about progress; milliseconds. */
const progressInterval = 2000;
/** Milliseconds. */
const day = 24 * 60 * 60_000;

/** Runs a command. @returns the exit code. */
export function runCommand(
  command: Exclude<Command, { verb: 'help' }>,
  context: CommandContext,
): Promise<number> {
  switch (command.verb) {
    case 'list':
      return list(command.state, context);
    case 'show':
      return show(command.reference, context);
    case 'export':
      return exportLeads(command, context);
    case 'retry':
      return retry(command.references, context);
    case 'purge':
      return purge(command, context);
  }
}

async function list(state: LeadState | undefined, { outbox, write, say, now }: CommandContext) {
  for await (const page of pagesOf(outbox, state)) {
    await write(page.map((lead) => `${listLine(lead)}\n`).join(''));
  }
  const counts = await outbox.counts();
  const shown = statesOf(state);
  if (shown.every((each) => counts[each] === 0)) {
    say(state ? `No lead is ${state}.` : 'The inbox is empty.');
    return 0;
  }
  const parts = shown
    .filter((each) => counts[each] > 0)
    .map((each) => `${formatNumber(counts[each])} ${each}`);
  let summary = parts.join(', ');
  const { oldestPending } = counts;
  if (oldestPending !== null && shown.includes('pending')) {
    summary += `; the oldest pending one has waited for ${formatDuration(now() - oldestPending)}`;
  }
  say(`${summary}.`);
  return 0;
}

async function show(reference: string, { outbox, write, say }: CommandContext) {
  const lead = await findLead(reference, outbox, say);
  if (!lead) return 1;
  const { payload, received_at, next_attempt_at, delivered_at, erased_at, ...row } = lead;
  // Internal columns are not shown.
  const { leased_until: _lease, fingerprint: _fingerprint, ...columns } = row;
  const times = {
    received: isoTime(received_at),
    next: ['pending', 'held'].includes(lead.state) ? isoTime(next_attempt_at) : null,
    delivered: isoTime(delivered_at),
    erased: isoTime(erased_at),
  };
  const shown = { ...columns, ...times, payload: parse(payload) };
  await write(`${escapeInvisible(JSON.stringify(shown, null, 2))}\n`);
  return 0;
}

async function exportLeads(
  { format, state }: Extract<Command, { verb: 'export' }>,
  { outbox, write, say, now }: CommandContext,
) {
  const counts = await outbox.counts();
  const total = statesOf(state).reduce((sum, each) => sum + counts[each], 0);
  const progress = createProgress(
    (done) => `${formatNumber(done)} of ${formatNumber(total)} leads`,
    say,
    now,
  );
  // The byte order mark makes spreadsheets read the file as UTF-8.
  await write(format === 'csv' ? `\ufeff${csvLine(csvColumns)}` : '[');
  let done = 0;
  for await (const page of pagesOf(outbox, state)) {
    const isFirstPage = done === 0;
    if (format === 'csv') await write(page.map(csvLineOf).join(''));
    else await write((isFirstPage ? '' : ',') + page.map(jsonLineOf).join(','));
    done += page.length;
    progress(done);
  }
  if (format === 'json') await write('\n]\n');
  say(`${formatNumber(done)} exported.`);
  return 0;
}

async function retry(references: string[] | 'held', { outbox, say, now }: CommandContext) {
  if (references === 'held') {
    say(`${formatNumber(await outbox.retry('held', now()))} to be sent again.`);
    return 0;
  }
  const ids: string[] = [];
  let exitCode = 0;
  for (const reference of references) {
    const lead = await findLead(reference, outbox, say);
    if (lead && lead.state !== 'delivered') {
      ids.push(lead.id);
      continue;
    }
    exitCode = 1;
    if (lead) say(`${referenceOf(lead.id)} was delivered and is not sent again.`);
  }
  say(`${formatNumber(await outbox.retry(ids, now()))} to be sent again.`);
  return exitCode;
}

async function purge(
  { days, states }: Extract<Command, { verb: 'purge' }>,
  { outbox, say, now }: CommandContext,
) {
  const progress = createProgress((done) => `${formatNumber(done)} leads deleted`, say, now);
  const count = await outbox.purge(now() - days * day, states, progress);
  say(
    `${formatNumber(count)} deleted: ${states.join(' and ')}, older than ${formatNumber(days)} ${days === 1 ? 'day' : 'days'}.`,
  );
  return 0;
}

function statesOf(state: LeadState | undefined): readonly LeadState[] {
  return state ? [state] : leadStates;
}

/**
 * Returns the lead with this reference. If there is no such lead or several, prints that and returns
 * undefined.
 */
async function findLead(reference: string, outbox: Outbox, say: CommandContext['say']) {
  const matches = await outbox.find(reference);
  if (matches.length > 1) {
    const ids = matches.map(({ id }) => `  ${id}`).join('\n');
    say(`Several leads begin with "${reference}". Which one?\n${ids}`);
    return undefined;
  }
  if (matches.length === 0) say(`No lead begins with "${reference}".`);
  return matches[0];
}

/** Yields the leads in a state, or all leads, page by page and oldest first. */
async function* pagesOf(outbox: Outbox, state: LeadState | undefined) {
  let after: StoredLead | undefined;
  for (;;) {
    const page = await outbox.list({ state, after, limit: pageSize });
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1);
  }
}

/** Returns a function that prints the progress of a long command, at most every two seconds. */
function createProgress(
  message: (done: number) => string,
  say: CommandContext['say'],
  now: CommandContext['now'],
): (done: number) => void {
  let lastMessage = now();
  return (done) => {
    if (now() - lastMessage < progressInterval) return;
    lastMessage = now();
    say(`${message(done)} …`);
  };
}

function listLine(lead: StoredLead): string {
  return [
    referenceOf(lead.id),
    isoTime(lead.received_at),
    lead.state.padEnd(9),
    lead.form,
    pageOf(lead),
    escapeInvisible([lead.last_answer, lead.note].filter(Boolean).join('; ')),
  ]
    .join('  ')
    .replaceAll('\n', ' ')
    .trimEnd();
}

/** The provider's names of all fields of all forms. */
const fieldNames = [
  ...new Set(Object.values(forms).flatMap(({ fields }) => fields.map(({ sentAs }) => sentAs))),
];

const csvColumns = [
  'id',
  'received',
  'state',
  'form',
  'locale',
  'page',
  ...fieldNames,
  'other',
  'attempts',
  'answer',
  'delivered',
  'note',
];

function csvLineOf(lead: StoredLead): string {
  return csvLine(csvRow(lead).map(escapeInvisible));
}

function jsonLineOf(lead: StoredLead): string {
  return `\n${escapeInvisible(JSON.stringify(jsonRow(lead)))}`;
}

/** Returns a lead's cells, in the order of `csvColumns`. */
function csvRow(lead: StoredLead): string[] {
  const { fields } = parse(lead.payload);
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  // Fields of older leads that no form has any more.
  const other = fields
    .filter(({ name }) => !fieldNames.includes(name))
    .map(({ name, value }) => `${name}: ${value}`);
  return [
    lead.id,
    isoTime(lead.received_at),
    lead.state,
    lead.form,
    lead.locale,
    lead.page,
    ...fieldNames.map(valueOf),
    other.join('\n'),
    String(lead.attempts),
    lead.last_answer ?? '',
    isoTime(lead.delivered_at) ?? '',
    lead.note ?? '',
  ];
}

function jsonRow(lead: StoredLead) {
  const { fields, context } = parse(lead.payload);
  return {
    id: lead.id,
    received: isoTime(lead.received_at),
    state: lead.state,
    form: lead.form,
    locale: lead.locale,
    page: lead.page,
    fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    context,
    attempts: lead.attempts,
    answer: lead.last_answer,
    delivered: isoTime(lead.delivered_at),
    erased: isoTime(lead.erased_at),
    note: lead.note,
  };
}

function parse(payload: string): Payload {
  return JSON.parse(payload) as Payload;
}

/** Returns a time in ISO 8601, and null for null. */
function isoTime(milliseconds: number): string;
function isoTime(milliseconds: number | null): string | null;
function isoTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

function formatNumber(value: number): string {
  return value.toLocaleString('en');
}

function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 2) return `${String(Math.max(0, Math.floor(milliseconds / 1000)))} seconds`;
  if (minutes < 120) return `${String(minutes)} minutes`;
  return `${String(Math.floor(minutes / 60))} hours`;
}
