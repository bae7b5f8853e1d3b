import { PassThrough } from 'node:stream';

import { expect, it } from 'vitest';

import { ask, type Question, Unanswered } from '#kit/adopt/ask.ts';

const questions: Question[] = [
  { field: 'name', prompt: 'Name' },
  { field: 'rate.amount', prompt: 'Rate', optional: true, parse: Number },
  { field: 'rate.currency', prompt: 'Currency', belongsTo: 'rate.amount' },
  { field: 'colours.ink', prompt: 'Ink', optional: true },
  { field: 'colours.accent', prompt: 'Accent', optional: true },
];

const noProblems = () => Promise.resolve([]);

/** Answers the questions with lines. Returns the answers and what was printed. */
async function answersTo(lines: string[], problemsOf: Parameters<typeof ask>[1] = noProblems) {
  const input = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const output = new PassThrough();
  const answers = await ask(questions, problemsOf, input, output);
  return { answers, printed: String(output.read()) };
}

it('nests answers by their fields, and leaves out what is skipped', async () => {
  const { answers } = await answersTo(['Acme', '900', 'EUR', '', '#aa0000']);
  expect(answers).toEqual({
    name: 'Acme',
    rate: { amount: 900, currency: 'EUR' },
    colours: { accent: '#aa0000' },
  });
});

it('asks no question that belongs to a skipped one', async () => {
  const { answers, printed } = await answersTo(['Acme', '', '', '']);
  expect(answers).toEqual({ name: 'Acme' });
  expect(printed).not.toContain('Currency');
});

it('repeats a question that must be answered', async () => {
  const { printed } = await answersTo(['', 'Acme', '', '', '']);
  expect(printed).toMatch(/^Name: Name: Rate/);
});

it('says at once what is wrong with an answer, and asks again', async () => {
  const { answers, printed } = await answersTo(['Acme', 'much', '', '', ''], (given) => {
    const { amount } = (given['rate'] ?? {}) as { amount?: number };
    return Promise.resolve([
      'email: is missing',
      ...(Number.isNaN(amount) ? ['rate.amount: is not a number'] : []),
    ]);
  });
  expect(answers).toEqual({ name: 'Acme' });
  expect(printed).toContain(
    'Rate (Enter skips it): rate.amount: is not a number\nRate (Enter skips it): ',
  );
  expect(printed).not.toContain('is missing');
});

it('goes back to an earlier question whose answer does not fit the last one', async () => {
  const { answers } = await answersTo(['Acme', '', '#bbbbbb', '#cccccc', '#111111'], (given) => {
    const { ink, accent } = (given['colours'] ?? {}) as Record<string, string>;
    const isTooClose = ink === '#bbbbbb' && accent !== undefined;
    return Promise.resolve(isTooClose ? ['colours.ink: needs more contrast'] : []);
  });
  expect(answers).toEqual({ name: 'Acme', colours: { ink: '#111111', accent: '#cccccc' } });
});

it('lists the unanswered questions if the input ends', async () => {
  await expect(answersTo(['Acme', '900'])).rejects.toThrow(Unanswered);
  await expect(answersTo(['Acme', '900'])).rejects.toMatchObject({
    fields: ['rate.currency', 'colours.ink', 'colours.accent'],
  });
});
