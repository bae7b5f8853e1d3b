import { expect, it } from 'vitest';

import { mailLink } from '#kit/leads/form/mail-link.ts';

const read = (link: string) => {
  const { pathname, searchParams } = new URL(link);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

it('carries what was typed, under the labels of the form', () => {
  const link = mailLink('hello@example.com', 'Von Ihrer Website', [
    { label: 'Name', value: 'Ada & Söhne' },
    { label: 'Firma', value: '' },
    { label: 'Nachricht', value: 'Zwei Zeilen:\n100 % + mehr?' },
  ]);
  expect(read(link)).toEqual({
    to: 'hello@example.com',
    subject: 'Von Ihrer Website',
    body: 'Name: Ada & Söhne\r\nNachricht: Zwei Zeilen:\r\n100 % + mehr?',
  });
});

it.each(['x', 'ü', '😀', '\n'])('is no longer than mail programs take: 5000 times %j', (sign) => {
  const message = sign.repeat(5000);
  const link = mailLink('hello@example.com', 'Hello', [{ label: 'Message', value: message }]);
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(link.length).toBeGreaterThan(1850);
  const body = read(link).body ?? '';
  expect(body.endsWith('…')).toBe(true);
  expect(`Message: ${message}`.startsWith(body.slice(0, -1).replaceAll('\r\n', '\n'))).toBe(true);
});

it('cuts nothing that fits, and does not fail at a lone surrogate', () => {
  const start = mailLink('a@b.example', 's', []).length;
  const fits = 'x'.repeat(1900 - start - 'm%3A%20'.length);
  const linkOf = (value: string) => mailLink('a@b.example', 's', [{ label: 'm', value }]);
  expect(read(linkOf(fits)).body).toBe(`m: ${fits}`);
  expect(read(linkOf(`${fits}x`)).body?.endsWith('x…')).toBe(true);
  expect(read(linkOf('a\ud800b')).body).toBe('m: a\ufffdb');
});
