import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { collections } from '#content/collections.ts';
import { content } from '#content/index.ts';
import { buildContent } from '#kit/build/content/build.ts';
import { openContent } from '#kit/content/reader.ts';
import { defaultLocale, localeCodes } from '#kit/i18n/locales.ts';

const home = process.cwd();
let copy: string | undefined;

afterEach(() => {
  process.chdir(home);
  if (copy !== undefined) rmSync(copy, { recursive: true });
  copy = undefined;
});

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 44"><path d="M0 0H9V9Z"/></svg>';
const entry = 'name: "Acme"\nlogo: ./acme.svg\norder: 3\n';
const acme: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...localeCodes.map((locale) => [`${locale}/acme.yaml`, entry] as const),
  [`${defaultLocale}/acme.svg`, logo],
]);

/** Builds a client whose files are replaced by the given ones. */
function build(files: Readonly<Record<string, string>>) {
  copy = mkdtempSync(path.join(tmpdir(), 'clients-'));
  process.chdir(copy);
  for (const [file, text] of Object.entries({ ...acme, ...files })) {
    const place = path.join('src/content/clients', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const { clients } = collections;
  return buildContent({ clients }, 'content.json', { publicDir: 'public' });
}

describe('the logo of a client', () => {
  it('is published once for all languages, with its proportions', async () => {
    expect(await build({})).toEqual([]);
    const { clients } = openContent<{ clients: ReturnType<typeof content.client>[] }>(
      'content.json',
    );
    const logos = clients.map(({ logo }) => logo);
    expect(logos).toHaveLength(localeCodes.length);
    expect(new Set(logos.map((logo) => logo?.path)).size).toBe(1);
    expect(logos[0]).toMatchObject({ width: 112, height: 44 });
    expect(logos[0]?.path).toMatch(/^\/content\/acme\.[\da-f]{8}\.svg$/);
  });

  it.each([
    ['is missing', './gone.svg', '', 'there is no file "./gone.svg" beside the entry'],
    ['runs a script', './a.svg', '<svg viewBox="0 0 1 1"><script/></svg>', 'holds a script'],
    ['is a text', './a.svg', 'hello', 'is not well-formed'],
    [
      'has a ground',
      './a.svg',
      '<svg viewBox="0 0 220 60"><g><rect width="220" height="60" fill="#fff"/></g><path d=""/></svg>',
      'a filled rectangle behind it, which would hide its shape: take it out',
    ],
    [
      'has a ground beyond its edges',
      './a.svg',
      '<svg viewBox="-5 -5 20 20"><rect x="-9" y="-6" width="100%" height="200"/></svg>',
      'a filled rectangle behind it',
    ],
    [
      'has a translucent ground',
      './a.svg',
      '<svg viewBox="0 0 220 60"><rect width="220" height="60" fill="#fff" fill-opacity="0.5"/></svg>',
      'a filled rectangle behind it',
    ],
    ['is another kind of file', './a.png', '', 'must be the name of an SVG file'],
  ])('that %s is a problem with file, line and field', async (_fault, name, text, says) => {
    const other = `name: "Acme"\norder: 3\nlogo: ${name}\n`;
    const [problem] = await build({ 'en/acme.yaml': other, 'en/a.svg': text });
    expect(problem).toContain('src/content/clients/en/acme.yaml:3: logo: ');
    expect(problem).toContain(says);
  });
});

it.each([
  ['none of its rectangles is filled', '<rect width="220" height="60" fill="none" stroke="#d15"/>'],
  ['one is transparent', '<rect width="220" height="60" fill="#d15" fill-opacity="0.0"/>'],
  ['a plate has letters cut out', '<rect width="220" height="60" mask="url(#a)"/>'],
  [
    'it is clipped and masked',
    '<defs><rect width="220" height="60"/></defs><mask id="a"><rect width="100%" height="100%"/></mask><clipPath id="b"><rect width="220" height="60"/></clipPath>',
  ],
  ['a bar goes across it', '<rect width="220" height="4" fill="#d15"/>'],
])('a logo may have any colours, also if %s', async (_what, inside) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 60">${inside}</svg>`;
  expect(await build({ 'en/acme.svg': svg })).toEqual([]);
});

it('a client is listed with text, sector and year, or shown by its logo alone', async () => {
  const other = 'name: "Acme"\norder: 3\ncontent: "We built it."\n';
  expect(await build({ 'en/acme.yaml': other })).toEqual([
    'src/content/clients/en/acme.yaml:3: content: needs a sector and a year (since) beside it',
  ]);
});

it.each(localeCodes)('a case has the name and the sector of its client (%s)', (locale) => {
  for (const { clientId, client, sector, anonymous } of content.work(locale)) {
    expect(anonymous).toBe(clientId === undefined);
    if (clientId === undefined) continue;
    const { name, sector: own } = content.client(locale, clientId);
    expect({ client, sector }).toEqual({ client: name, sector: own });
  }
});
