import { expect, it, vi } from 'vitest';

import {
  currentBodies,
  maxBodies,
  maxBodyBytes,
  maxChunks,
  PostedBody,
} from '#kit/server/posted-body.ts';

const limits = { maxBytes: maxBodyBytes, timeout: 8_000 };
const piece = (length: number) => Buffer.alloc(length, 'x');
const readOn = () => undefined;

it('is one piece of memory, however small its chunks are', async () => {
  const body = new PostedBody();
  const whole = body.read(limits, 1000, readOn);
  for (let index = 0; index < 1000; index += 1) body.append(Buffer.from([index % 256]));
  body.end();
  expect(Array.from(await whole)).toEqual(Array.from({ length: 1000 }, (_, index) => index % 256));
  expect(currentBodies.bytes).toBe(4096);
  body.release();
  expect(currentBodies).toEqual({ number: 0, bytes: 0 });
});

it.each([
  [413, 'is longer than it may be', [piece(1001)]],
  [
    400,
    'comes in more pieces than any connection makes',
    Array.from({ length: maxChunks + 1 }, () => piece(0)),
  ],
])('is refused with %i if it %s, and accepts no more', async (status, _, pieces) => {
  const body = new PostedBody();
  const whole = body.read({ ...limits, maxBytes: 1000 }, 0, readOn);
  for (const one of pieces) body.append(one);
  await expect(whole).rejects.toMatchObject({ status });
  expect(body.append(piece(1))).toBe(false);
  body.release();
});

it('is refused at once if its declared length is too long', async () => {
  const body = new PostedBody();
  const asked = vi.fn();
  await expect(body.read(limits, maxBodyBytes + 1, asked)).rejects.toMatchObject({ status: 413 });
  expect(asked).not.toHaveBeenCalled();
  body.release();
});

it('is refused if it is too long for its reader, although all of it came first', async () => {
  const body = new PostedBody();
  body.append(piece(1001));
  body.end();
  const whole = body.read({ ...limits, maxBytes: 1000 }, 1001, readOn);
  await expect(whole).rejects.toMatchObject({ status: 413 });
  body.release();
});

it('is refused if its last byte comes too late, or never', async () => {
  vi.useFakeTimers();
  const body = new PostedBody();
  const slow = body.read(limits, 10, readOn);
  body.append(piece(1));
  vi.advanceTimersByTime(limits.timeout);
  await expect(slow).rejects.toMatchObject({ status: 408 });
  body.release();
  const broken = new PostedBody();
  const whole = broken.read(limits, 10, readOn);
  broken.release();
  await expect(whole).rejects.toMatchObject({ status: 400 });
  vi.useRealTimers();
});

it('is not received further before it is read', () => {
  const body = new PostedBody();
  expect(body.append(piece(10))).toBe(false);
  void body.read(limits, 100, readOn).catch(() => undefined);
  expect(body.append(piece(10))).toBe(true);
  body.release();
});

it('is refused with 503 if all bodies together hold too much, and accepted when they are gone', async () => {
  const bodies = Array.from({ length: maxBodies.bytes / maxBodyBytes }, () => new PostedBody());
  for (const body of bodies) body.append(piece(maxBodyBytes));
  const one = new PostedBody();
  one.append(piece(1));
  await expect(one.read(limits, 1, readOn)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '10' },
  });
  for (const body of [...bodies, one]) body.release();
  expect(currentBodies).toEqual({ number: 0, bytes: 0 });
  const next = new PostedBody();
  next.append(piece(1));
  next.end();
  expect(await next.read(limits, 1, readOn)).toHaveLength(1);
  next.release();
});

it('is refused with 503 if too many are under way', async () => {
  const bodies = Array.from({ length: maxBodies.number + 1 }, () => new PostedBody());
  await expect(bodies.at(-1)?.read(limits, 1, readOn)).rejects.toMatchObject({ status: 503 });
  for (const body of bodies) body.release();
});
