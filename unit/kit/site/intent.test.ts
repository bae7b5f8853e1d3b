import { afterEach, expect, it, vi } from 'vitest';

import { signs, watchVisitor } from '#kit/site/intent.ts';

afterEach(() => vi.unstubAllGlobals());

function stubWindow(hash = '') {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('location', { hash });
  return target;
}

/** Whether a promise is settled by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);
}

it.each(signs)('%s is a sign of intent', async (type) => {
  const target = stubWindow();
  const visitor = watchVisitor();
  expect(await isSettled(visitor.sign)).toBe(false);
  const event = new Event(type);
  target.dispatchEvent(event);
  await visitor.sign;
  expect(visitor.first).toBe(event);
});

it('a hash in the address is a sign of intent', async () => {
  stubWindow('#jobs');
  const visitor = watchVisitor();
  await visitor.sign;
  expect(visitor.first).toBeUndefined();
});

it('scrolling alone is no act of the visitor: browsers scroll a page that they restore', () => {
  const target = stubWindow();
  const visitor = watchVisitor();
  target.dispatchEvent(new Event('scroll'));
  expect(visitor.hasActed).toBe(false);
  target.dispatchEvent(new Event('wheel'));
  expect(visitor.hasActed).toBe(true);
  expect(visitor.first?.type).toBe('scroll');
});

it('a pointermove without movement is no sign of intent', async () => {
  const target = stubWindow();
  const visitor = watchVisitor();
  const move = (movementX: number) =>
    target.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  move(0);
  expect(await isSettled(visitor.sign)).toBe(false);
  move(1);
  expect(await isSettled(visitor.sign)).toBe(true);
});
