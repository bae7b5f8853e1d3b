import { expect, test } from 'vitest';

import { typewriter } from '#kit/motion/figures.ts';
import { appearances } from '#kit/motion/typewriter.ts';

function frames(phrases: readonly string[], count: number) {
  return [...appearances(phrases, 'en').take(count)]
    .flatMap(({ graphemes, steps }) =>
      steps.map((step) => ({
        text: graphemes.slice(0, step.count).join(''),
        duration: step.duration,
      })),
    )
    .slice(0, count);
}

test('it begins with the first phrase whole, takes it back and types the next', () => {
  const texts = frames(['ab', 'xyz'], 7).map(({ text }) => text);
  expect(texts).toEqual(['ab', 'a', '', 'x', 'xy', 'xyz', 'xy']);
});

test('a whole phrase stands for the pause, every other part for one character', () => {
  const [whole, part] = frames(['ab', 'x'], 2);
  expect(whole?.duration).toBe(typewriter.pause);
  expect(part?.duration).toBe(typewriter.character);
});

test('phrases come with a gap between them, and the repetition with a delay on top', () => {
  const gaps = frames(['ab', 'x'], 9).filter(({ text }) => text === '');
  expect(gaps.map(({ duration }) => duration)).toEqual([
    typewriter.betweenPhrases,
    typewriter.betweenPhrases + typewriter.repeatDelay,
    typewriter.betweenPhrases,
  ]);
});

test('after the last phrase the first is typed again', () => {
  const texts = frames(['ab', 'x'], 7).map(({ text }) => text);
  expect(texts.slice(-3)).toEqual(['', 'a', 'ab']);
});

test('a character of several code units is typed in one go', () => {
  const texts = frames(['e\u0301👩‍🚀'], 3).map(({ text }) => text);
  expect(texts).toEqual(['e\u0301👩‍🚀', 'e\u0301', '']);
});
