import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { findIcon } from '#content/svg-files.ts';

const home = process.cwd();
let folder: string | undefined;

afterEach(() => {
  process.chdir(home);
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});

/** The icon of a translated category whose English original has this file. */
function iconOf(svg: string) {
  folder = mkdtempSync(path.join(tmpdir(), 'icons-'));
  process.chdir(folder);
  mkdirSync('src/content/services/en/training', { recursive: true });
  writeFileSync('src/content/services/en/training/icon.svg', svg);
  return findIcon({ locale: 'de', id: 'training' }, './icon.svg');
}

it('is inlined without a size of its own, also in a translation', () => {
  const { icon } = iconOf(`<?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">
      <!-- A board. -->
      <rect width="40" height="30" fill="none" stroke="currentColor"/>
    </svg>`);
  expect(icon?.markup).toBe(
    '<svg viewBox="0 0 48 48"><rect width="40" height="30" fill="none" stroke="currentColor"/></svg>',
  );
});

it.each([
  ['runs a script', '<svg viewBox="0 0 1 1"><script/></svg>', 'holds a script'],
  ['has an id', '<svg viewBox="0 0 1 1"><path id="a" d="M0 0H1"/></svg>', 'has an id'],
  ['has styles', '<svg viewBox="0 0 1 1"><style>path{}</style></svg>', 'has an id'],
  ['is a text', 'hello', 'is not well-formed'],
])('that %s is a problem with its file', (_fault, svg, says) => {
  const { icon, problem } = iconOf(svg);
  expect(icon).toBeUndefined();
  expect(problem).toContain('src/content/services/en/training/icon.svg');
  expect(problem).toContain(says);
});
