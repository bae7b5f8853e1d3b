import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { collections } from '#content/collections.ts';
import { content } from '#content/index.ts';
import { buildContent } from '#kit/build/content/build.ts';
import { openContent } from '#kit/content/reader.ts';
import { localeCodes } from '#kit/i18n/locales.ts';

const home = process.cwd();
let copy: string | undefined;

afterEach(() => {
  process.chdir(home);
  if (copy !== undefined) rmSync(copy, { recursive: true });
  copy = undefined;
});

/** Builds the clients of a copy in which some files are others. */
function build(files: Readonly<Record<string, string>>) {
  copy = mkdtempSync(path.join(tmpdir(), 'clients-'));
  cpSync('src/content/clients', path.join(copy, 'src/content/clients'), { recursive: true });
  process.chdir(copy);
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join('src/content/clients', file), text);
  }
  const { clients } = collections;
  return buildContent({ clients }, 'content.json', { publicDir: 'public' });
}

describe('the logo of a client', () => {
  it('is published once for all languages, with its proportions', async () => {
    const entry = 'name: "Halden"\nlogo: ./halden.svg\norder: 3\n';
    expect(await build({ 'en/halden.yaml': entry, 'fr/halden.yaml': entry })).toEqual([]);
    const { clients } = openContent<{ clients: ReturnType<typeof content.client>[] }>(
      'content.json',
    );
    const logos = clients.filter(({ id }) => id === 'halden').map(({ logo }) => logo);
    expect(logos).toHaveLength(localeCodes.length);
    expect(new Set(logos.map((logo) => logo?.path)).size).toBe(1);
    expect(logos[0]).toMatchObject({ width: 112, height: 44 });
    expect(logos[0]?.path).toMatch(/^\/content\/halden\.[\da-f]{8}\.svg$/);
  });

  it.each([
    ['is missing', './gone.svg', '', 'there is no file "./gone.svg" beside the entry'],
    ['runs a script', './a.svg', '<svg viewBox="0 0 1 1"><script/></svg>', 'holds a script'],
    ['is a text', './a.svg', 'hello', 'is not well-formed'],
    ['is another kind of file', './a.png', '', 'is the name of an SVG file'],
  ])('that %s is a problem with file, line and field', async (_fault, logo, text, says) => {
    const entry = `name: "Halden"\norder: 3\nlogo: ${logo}\n`;
    const [problem] = await build({ 'en/halden.yaml': entry, 'en/a.svg': text });
    expect(problem).toContain('src/content/clients/en/halden.yaml:3: logo: ');
    expect(problem).toContain(says);
  });
});

it('a client is listed with text, sector and year, or shown by its logo alone', async () => {
  const entry = 'name: "Halden"\norder: 3\ncontent: "We built it."\n';
  expect(await build({ 'en/halden.yaml': entry })).toEqual([
    'src/content/clients/en/halden.yaml:3: content: needs a sector and a year (since) beside it',
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
