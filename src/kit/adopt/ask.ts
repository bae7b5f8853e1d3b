import { createInterface } from 'node:readline/promises';

export interface Question {
  /** Path of the answer, such as 'company.address.city'. */
  field: string;
  /** The question as it is printed. */
  prompt: string;
  /** Whether an empty line skips the question, so that the answers do not have the field. */
  optional?: boolean;
  /** Converts the line to the answer; by default the answer is the line itself. */
  parse?: (text: string) => unknown;
}

/** Thrown if the input ends before all questions are answered. */
export class Unanswered extends Error {
  /** Fields without an answer. */
  readonly fields: readonly string[];
  constructor(fields: readonly string[]) {
    super('Not everything was answered.');
    this.fields = fields;
  }
}

/**
 * Asks questions on the terminal, each answered with a line. An empty line repeats the question, or skips an
 * optional one.
 *
 * @returns the answers, nested by the paths of their fields.
 * @throws Unanswered if the input ends too early.
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
    for (const [index, question] of questions.entries()) {
      const { field, prompt, optional = false, parse = String } = question;
      let text: string;
      do {
        output.write(`${prompt}${optional ? ' (Enter skips it)' : ''}: `);
        const { value, done } = await reader.next();
        if (done)
          throw new Unanswered(questions.slice(index).map((unanswered) => unanswered.field));
        text = value.trim();
      } while (text === '' && !optional);
      if (text !== '') setNested(answers, field.split('.'), parse(text));
    }
  } finally {
    lines.close();
  }
  return answers;
}

/** Sets a nested value by its path. Creates the objects around it. */
function setNested(
  target: Record<string, unknown>,
  [name = '', ...rest]: string[],
  value: unknown,
): void {
  if (rest.length === 0) target[name] = value;
  else setNested((target[name] ??= {}) as Record<string, unknown>, rest, value);
}
