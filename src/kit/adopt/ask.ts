import { createInterface } from 'node:readline/promises';

export interface Question {
  /** Path of the answer: 'company.address.city'. */
  field: string;
  asks: string;
  /** Without an answer the field is left out. */
  optional?: boolean;
  parse?: (text: string) => unknown;
}

/** Standard input ended before everything was answered. */
export class Unanswered extends Error {
  readonly fields: readonly string[];
  constructor(fields: readonly string[]) {
    super('Not everything was answered.');
    this.fields = fields;
  }
}

/**
 * Asks on a terminal, a line each.
 *
 * @throws Unanswered where the input ends too early.
 */
export async function ask(
  questions: readonly Question[],
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Record<string, unknown>> {
  const lines = createInterface({ input });
  const reader = lines[Symbol.asyncIterator]();
  const answers: Record<string, unknown> = {};
  try {
    for (const [index, { field, asks, optional = false, parse = String }] of questions.entries()) {
      for (let text = ''; text === '';) {
        output.write(`${asks}${optional ? ' (Enter leaves it)' : ''}: `);
        const { value, done } = await reader.next();
        if (done) throw new Unanswered(questions.slice(index).map((question) => question.field));
        text = value.trim();
        if (text === '' && optional) break;
        if (text !== '') set(answers, field.split('.'), parse(text));
      }
    }
  } finally {
    lines.close();
  }
  return answers;
}

function set(
  target: Record<string, unknown>,
  [name = '', ...rest]: string[],
  value: unknown,
): void {
  if (rest.length === 0) target[name] = value;
  else set((target[name] ??= {}) as Record<string, unknown>, rest, value);
}
