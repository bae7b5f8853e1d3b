import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, vi } from 'vitest';

import { writePortraits } from '#brand/drawings/build/write-portraits.ts';
import { drawingNames } from '#brand/drawings/catalogue.ts';
import { portraitNames, portraitTones } from '#brand/drawings/portrait.ts';
import { portraitVariant } from '#brand/drawings/variant-name.ts';
import pictures from '#pictures' with { type: 'json' };

it('engraves each person once and then takes it from the cache, which keeps nothing else', async () => {
  const folders = { site: temporary(), cache: temporary() };
  const fileOf = (variant: string) => ({
    svg: variant,
    path: `/portraits/${variant}.svg`,
    width: 4,
    height: 5,
  });
  const engrave = vi.fn(async (name: string) => ({
    paper: fileOf(name),
    navy: fileOf(portraitVariant(name, { tone: 'navy' })),
  }));
  const count = portraitNames.length;
  writeFileSync(path.join(folders.cache, 'left-by-an-older-engraver'), '');

  const first = await writePortraits(folders, engrave);
  expect(first.engraved).toBe(count);
  const again = await writePortraits({ ...folders, site: temporary() }, engrave);
  expect(again).toEqual({ list: first.list, engraved: 0 });
  expect(engrave).toHaveBeenCalledTimes(count);
  expect(readdirSync(folders.cache)).toHaveLength(count);
  expect(Object.keys(first.list)).toHaveLength(count * portraitTones.length);
  for (const [variant, file] of Object.entries(first.list)) {
    expect(readFileSync(path.join(folders.site, file.path), 'utf8')).toBe(variant);
  }
});

it('lists every drawing and portrait for the pages', () => {
  expect(Object.keys(pictures.drawings)).toEqual(expect.arrayContaining([...drawingNames]));
  expect(Object.keys(pictures.portraits)).toEqual(expect.arrayContaining([...portraitNames]));
});

function temporary(): string {
  return mkdtempSync(path.join(tmpdir(), 'pictures-'));
}
