import { createInterface } from 'node:readline/promises';

export interface Question {
  /** Path of the answer, such as 'company.address.city'. */
  field: string;
  /** The question as it is printed. */
  prompt: string;
  /** Whether an empty line skips the question, so that the answers do not have the field. */
  optional?: boolean;
  /** Field of an optional question. If the optional question was skipped, this question is not asked. */
  belongsTo?: string;
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
 * Asks questions on the terminal, each answered with a line. An empty line skips an optional question and repeats any
 * other. If an answer is wrong, its question is repeated at once.
 *
 * @param problemsOf Returns what is wrong with the answers so far, as sentences that begin with the field. Problems of
 *   fields that were not asked yet are ignored.
 * @returns the answers, nested by the paths of their fields.
 * @throws Unanswered if the input ends too early.
 */
export async function ask(
  questions: readonly Question[],
  problemsOf: (answers: Record<string, unknown>) => Promise<readonly string[]>,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Record<string, unknown>> {
  const lines = createInterface({ input });
  const reader = lines[Symbol.asyncIterator]();
  /** By field. */
  const answers = new Map<string, unknown>();
  const waiting = [...questions];
  const asked: Question[] = [];
  try {
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      const { field, prompt, optional = false, belongsTo, parse = String } = question;
      if (belongsTo !== undefined && !answers.has(belongsTo)) continue;
      output.write(`${prompt}${optional ? ' (Enter skips it)' : ''}: `);
      const { value, done } = await reader.next();
      if (done) throw new Unanswered([question, ...waiting].map((unanswered) => unanswered.field));
      const text = value.trim();
      if (text === '' && !optional) {
        waiting.unshift(question);
        continue;
      }
      asked.push(question);
      // A repeated question may have an earlier, wrong answer.
      if (text === '') answers.delete(field);
      else answers.set(field, parse(text));
      const problem = firstProblem(await problemsOf(nested(answers)), asked);
      if (!problem) continue;
      output.write(`${problem.text}\n`);
      waiting.unshift(problem.question);
    }
  } finally {
    lines.close();
  }
  return nested(answers);
}

/** Returns the first problem of a field that was asked already, with its question. */
function firstProblem(
  problems: readonly string[],
  asked: readonly Question[],
): { text: string; question: Question } | undefined {
  for (const text of problems) {
    const question = asked.find(
      ({ field }) => text.startsWith(`${field}:`) || text.startsWith(`${field}.`),
    );
    if (question) return { text, question };
  }
  return undefined;
}

/** Returns an object in which the value of `a.b` is the field `b` of the object `a`. */
function nested(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [field, value] of values) setNested(object, field.split('.'), value);
  return object;
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
