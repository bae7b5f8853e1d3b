import { expect, it } from 'vitest';

import { degrade } from '#kit/leads/rules/degrade.ts';
import type { Payload } from '#kit/leads/rules/payload.ts';

const payload = (fields: Record<string, string>): Payload => ({
  fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
  context: { pageUri: '/about', pageName: 'about___en', hutk: 'a'.repeat(32) },
});

it('drops a refused value of the context once, however often it is refused', () => {
  const part = { action: 'drop-context', name: 'hutk' } as const;
  expect(degrade(payload({ message: 'Hello' }), [part, { ...part }])?.context).toEqual({
    pageUri: '/about',
    pageName: 'about___en',
  });
});

it('drops the field of the lead’s id, instead of moving it into the message', () => {
  const parts = [{ action: 'move-field', name: 'lead_id' }] as const;
  expect(degrade(payload({ message: 'Hello', lead_id: '4f' }), parts, 'lead_id')?.fields).toEqual([
    { name: 'message', value: 'Hello' },
  ]);
});

it('drops the whole context, where it has no value of the refused name', () => {
  const parts = [{ action: 'drop-context', name: 'ipAddress' }] as const;
  expect(degrade(payload({ message: 'Hello' }), parts)?.context).toEqual({});
});

it('halves a text between two characters, and never to nothing', () => {
  const parts = [{ action: 'shorten-field', name: 'message' }] as const;
  expect(degrade(payload({ message: '😀😀😀' }), parts)?.fields[0]?.value).toBe('😀');
  expect(degrade(payload({ message: '😀' }), parts)).toBeUndefined();
});

it('moves a text that is too short to be halved into the message', () => {
  const parts = [{ action: 'shorten-field', name: 'company' }] as const;
  expect(degrade(payload({ company: 'Ö', message: 'Hello' }), parts)?.fields).toMatchObject([
    { name: 'message', value: 'Hello\n\ncompany: Ö' },
  ]);
});
