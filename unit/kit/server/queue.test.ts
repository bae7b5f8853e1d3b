import { EventEmitter } from 'node:events';

import { expect, it } from 'vitest';

import { createQueue } from '#kit/server/queue.ts';

/** Work that ends when the test resolves or rejects it. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { begun: false };
  const run = () => {
    state.begun = true;
    return promise;
  };
  return { run, state, resolve, reject };
}

function answer() {
  const emitter = new EventEmitter();
  return Object.assign(emitter, { closed: false, leave: () => void emitter.emit('close') });
}

it('runs a limited number at once, and the others in their order', async () => {
  const queue = createQueue({ atOnce: 2, total: 10 });
  const works = Array.from({ length: 4 }, work);
  const results = works.map(({ run }) => queue(run));
  const begun = () => works.map(({ state }) => state.begun);
  expect(begun()).toEqual([true, true, false, false]);
  works[1]?.resolve('second');
  expect(await results[1]).toBe('second');
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, false]);
  works[0]?.reject(new Error('for the test'));
  await expect(results[0]).rejects.toThrow('for the test');
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, true]);
  for (const { resolve } of works) resolve('');
  await Promise.all(results.slice(2));
});

it('refuses work beyond its bound with 503, until some has ended', async () => {
  const queue = createQueue({ atOnce: 1, total: 2 });
  const works = [work(), work()];
  const first = queue(works[0]!.run);
  const second = queue(works[1]!.run);
  const third = work();
  await expect(queue(third.run)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '10' },
  });
  expect(third.state.begun).toBe(false);
  works[0]!.resolve('');
  works[1]!.resolve('');
  await Promise.all([first, second]);
  expect(await queue(() => Promise.resolve('again'))).toBe('again');
});

it('counts an answer until it has been sent', async () => {
  const queue = createQueue({ atOnce: 1, total: 1 });
  const response = answer();
  await queue(() => Promise.resolve(), response);
  await expect(queue(() => Promise.resolve())).rejects.toMatchObject({ status: 503 });
  response.leave();
  await Promise.resolve();
  expect(await queue(() => Promise.resolve('next'))).toBe('next');
});

it('does the work of a client that has gone, and does not count it afterwards', async () => {
  const queue = createQueue({ atOnce: 1, total: 1 });
  const gone = Object.assign(answer(), { closed: true });
  expect(await queue(() => Promise.resolve('a lead'), gone)).toBe('a lead');
  await Promise.resolve();
  expect(await queue(() => Promise.resolve('next'))).toBe('next');
});
