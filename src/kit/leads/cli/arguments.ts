import { parseArgs } from 'node:util';

import { type LeadState, leadStates } from '#kit/leads/outbox/tables.ts';

export const usage = `The inbox of the site.

  npm run leads -- list [STATE]              every lead, oldest first
  npm run leads -- show REFERENCE            one lead with everything in it
  npm run leads -- export [--format csv|json] [--state STATE] [--output FILE]
  npm run leads -- retry REFERENCE …         send these again, spam too
  npm run leads -- retry held                send again everything that is held
  npm run leads -- purge --older-than 90d [--state STATE]
                                             delete delivered leads and spam for good

STATE is pending, delivered, held or spam. REFERENCE is what the visitor was told, or the
beginning of an id. The store is the one that LEADS_DB or DATABASE_URL names.`;

/** A valid command line. */
export type Command =
  | { verb: 'help' }
  | { verb: 'list'; state?: LeadState | undefined }
  | { verb: 'show'; reference: string }
  | {
      verb: 'export';
      format: 'csv' | 'json';
      state?: LeadState | undefined;
      output?: string | undefined;
    }
  | { verb: 'retry'; references: string[] | 'held' }
  | { verb: 'purge'; days: number; states: LeadState[] };

/** The command line is invalid. The message says what would be valid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Reads the command line.
 *
 * @param args The arguments after the program's name.
 * @throws UsageError
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [verb, ...rest] = positionals;
  if (values.help || verb === 'help') return { verb: 'help' };
  /** Throws if there is another option than these, or more than `maxArguments` after the command. */
  const allow = (options: readonly string[], maxArguments: number) => {
    for (const option of Object.keys(values)) {
      if (!options.includes(option)) {
        throw new UsageError(`"${verb ?? ''}" takes no option --${option}.`);
      }
    }
    if (rest.length > maxArguments) {
      throw new UsageError(
        `Unexpected argument "${rest[maxArguments] ?? ''}" for "${verb ?? ''}".`,
      );
    }
  };
  switch (verb) {
    case 'list':
      // The state may be an argument or an option, but not both.
      allow(['state'], values.state === undefined ? 1 : 0);
      return { verb, state: readState(values.state ?? rest[0]) };
    case 'show': {
      allow([], 1);
      const [reference] = rest;
      if (reference === undefined) throw new UsageError('Which lead? Give its reference.');
      return { verb, reference };
    }
    case 'export': {
      allow(['format', 'state', 'output'], 0);
      const { format = 'csv', output } = values;
      if (format !== 'csv' && format !== 'json') {
        throw new UsageError(`There is no format "${format}". Formats are csv and json.`);
      }
      return { verb, format, state: readState(values.state), output };
    }
    case 'retry':
      allow([], Infinity);
      if (rest.length === 0) throw new UsageError('Which leads? Give references, or "held".');
      if (rest.includes('held') && rest.length > 1) {
        throw new UsageError('Give references, or "held" alone.');
      }
      return { verb, references: rest[0] === 'held' ? 'held' : rest };
    case 'purge': {
      allow(['older-than', 'state'], 0);
      const state = readState(values.state);
      return {
        verb,
        days: readDays(values['older-than']),
        // Pending and held leads, which nobody has read yet, are deleted only if --state says so.
        states: state ? [state] : ['delivered', 'spam'],
      };
    }
    default:
      throw new UsageError(
        `${verb === undefined ? 'No command was given.' : `There is no command "${verb}".`} Commands are list, show, export, retry and purge; --help says more.`,
      );
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        format: { type: 'string' },
        state: { type: 'string' },
        output: { type: 'string' },
        'older-than': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readState(value: string | undefined): LeadState | undefined {
  if (value === undefined) return undefined;
  const state = leadStates.find((known) => known === value);
  if (state) return state;
  throw new UsageError(`There is no state "${value}". States are ${leadStates.join(', ')}.`);
}

function readDays(value: string | undefined): number {
  const days = /^(\d{1,5})d$/.exec(value ?? '')?.[1];
  if (days !== undefined) return Number(days);
  throw new UsageError(
    value === undefined
      ? 'How old must a lead be to be deleted? Give days, as in --older-than 90d.'
      : `--older-than is "${value}", but it must be days, as in 90d.`,
  );
}
