import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

import { isChosen } from '#kit/measure/pictures/choice.ts';
import { compareFolders, comparePictures } from '#kit/measure/pictures/compare.ts';
import { temporaryFolder } from '#kit/testing/temporary-folder.ts';

type Box = readonly [left: number, top: number, width: number, height: number];

/** A white picture with grey boxes. */
function drawn(boxes: readonly Box[], { width = 100, height = 100, grey = 0 } = {}): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [left, top, boxWidth, boxHeight] of boxes) {
    for (let y = top; y < top + boxHeight; y += 1) {
      for (let x = left; x < left + boxWidth; x += 1) {
        png.data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
  return PNG.sync.write(png);
}

/** A slanted edge with anti-aliasing: pixels are as dark as they are covered. */
function slope(offset: number): Buffer {
  const png = new PNG({ width: 60, height: 60 });
  png.data.fill(255);
  for (let y = 0; y < 60; y += 1) {
    for (let x = 0; x < 60; x += 1) {
      const covered = Math.min(1, Math.max(0, x + offset - 10 - y / 3));
      png.data.fill(Math.round(255 * (1 - covered)), (y * 60 + x) * 4, (y * 60 + x) * 4 + 3);
    }
  }
  return PNG.sync.write(png);
}

test('pictures of the same pixels do not differ, however they were compressed', () => {
  const one = PNG.sync.read(drawn([[10, 10, 5, 5]]));
  const again = PNG.sync.write(one, { filterType: 0 });
  expect(again.equals(drawn([[10, 10, 5, 5]]))).toBe(false);
  expect(comparePictures(drawn([[10, 10, 5, 5]]), again)).toBeUndefined();
});

test('a difference has its pixels, their share, the box in which they lie, and a picture', () => {
  const difference = comparePictures(
    drawn([[10, 10, 20, 5]]),
    drawn([
      [10, 10, 20, 5],
      [40, 20, 6, 4],
      [50, 60, 2, 2],
    ]),
  );
  expect(difference).toMatchObject({
    pixels: 28,
    share: 0.0028,
    box: { left: 40, top: 20, width: 12, height: 42 },
  });
  const picture = PNG.sync.read(difference!.picture);
  expect([picture.width, picture.height]).toEqual([100, 100]);
  expect([...picture.data.subarray((20 * 100 + 40) * 4, (20 * 100 + 40) * 4 + 3)]).toEqual([
    255, 0, 0,
  ]);
});

test.each([
  ['a box', [20, 20, 30, 20], [21, 20, 30, 20], 40],
  ['a hairline', [0, 50, 100, 1], [0, 51, 100, 1], 200],
] as const)('%s that moved by a pixel differs', (_, before, after, pixels) => {
  expect(comparePictures(drawn([before]), drawn([after]))?.pixels).toBe(pixels);
});

test('a colour that is a little darker differs', () => {
  const box: Box = [0, 0, 100, 10];
  expect(comparePictures(drawn([box], { grey: 240 }), drawn([box], { grey: 236 }))?.pixels).toBe(
    1000,
  );
});

test('differences of anti-aliasing are ignored', () => {
  expect(slope(0).equals(slope(0.3))).toBe(false);
  expect(comparePictures(slope(0), slope(0.3))).toBeUndefined();
});

test('if a picture became higher, all added pixels differ', () => {
  const difference = comparePictures(drawn([]), drawn([], { height: 103 }));
  expect(difference).toMatchObject({
    pixels: 300,
    box: { left: 0, top: 100, width: 100, height: 3 },
    sizes: { before: '100×100', after: '100×103' },
  });
  expect(PNG.sync.read(difference!.picture).height).toBe(103);
});

test('if a picture became lower and wider, the box spans both changes', () => {
  expect(comparePictures(drawn([]), drawn([], { width: 102, height: 90 }))?.box).toEqual({
    left: 0,
    top: 0,
    width: 102,
    height: 100,
  });
});

/** Two folders of pictures by name, and one for what differs. */
function folders(before: Record<string, Buffer>, after: Record<string, Buffer>) {
  const root = temporaryFolder('pictures');
  const write = (name: string, pictures: Record<string, Buffer>) => {
    const folder = path.join(root, name);
    mkdirSync(folder);
    for (const [file, picture] of Object.entries(pictures)) {
      writeFileSync(path.join(folder, file), picture);
    }
    return folder;
  };
  return {
    before: write('before', before),
    after: write('after', after),
    differences: path.join(root, 'differences'),
  };
}

test('folders are compared by the names of their pictures', () => {
  const few = drawn([[0, 0, 3, 3]]);
  const many = drawn([[0, 0, 4, 4]]);
  const given = folders(
    { 'a.png': drawn([]), 'b.png': drawn([]), 'c.png': drawn([]), 'gone.png': few },
    { 'a.png': drawn([]), 'b.png': few, 'c.png': many, 'new.png': few },
  );
  const { same, below, above, onlyBefore, onlyAfter } = compareFolders({ ...given, share: 0.001 });
  expect(same).toEqual(['a.png']);
  expect(below.map(({ name, pixels }) => [name, pixels])).toEqual([['b.png', 9]]);
  expect(above.map(({ name, pixels }) => [name, pixels])).toEqual([['c.png', 16]]);
  expect(onlyBefore).toEqual(['gone.png']);
  expect(onlyAfter).toEqual(['new.png']);
  expect(readdirSync(given.differences)).toEqual(['b.png', 'c.png']);
});

test('a picture of another size is above every threshold', () => {
  const given = folders({ 'a.png': drawn([]) }, { 'a.png': drawn([], { height: 101 }) });
  const { above } = compareFolders({ ...given, share: 0.5 });
  expect(above.map(({ name }) => name)).toEqual(['a.png']);
});

test('pictures of an earlier comparison are removed', () => {
  const given = folders({ 'a.png': drawn([]) }, { 'a.png': drawn([[0, 0, 9, 9]]) });
  compareFolders({ ...given, share: 0.001 });
  writeFileSync(path.join(given.after, 'a.png'), drawn([]));
  compareFolders({ ...given, share: 0.001 });
  expect(readdirSync(given.differences)).toEqual([]);
});

test('names that are not chosen are left out', () => {
  const given = folders({ 'a.png': drawn([]), 'b.png': drawn([]) }, { 'a.png': drawn([]) });
  const isIncluded = (name: string) => name.startsWith('a');
  expect(compareFolders({ ...given, share: 0.001, isIncluded })).toMatchObject({
    same: ['a.png'],
    onlyBefore: [],
  });
});

test.each([
  [{}, true],
  [{ only: 'bout' }, true],
  [{ only: 'print' }, true],
  [{ only: 'de' }, false],
  [{ width: '390', locale: 'de' }, true],
  [{ width: '39' }, false],
  [{ locale: 'en' }, false],
])('with %o the picture about.de.390.print.png is chosen: %s', (choice, expected) => {
  expect(isChosen('about.de.390.print.png', choice)).toBe(expected);
});

const pictures = (...words: string[]) =>
  spawnSync(process.execPath, ['src/kit/measure/pictures.ts', ...words], { encoding: 'utf8' });

test('the program names what differs and what is missing, and ends with 1', () => {
  const { before, after } = folders(
    { 'about.en.390.png': drawn([]), 'work.en.390.png': drawn([]), 'work.de.390.png': drawn([]) },
    { 'about.en.390.png': drawn([[7, 5, 4, 4]]), 'work.en.390.png': drawn([]) },
  );
  const { status, stdout } = pictures('compare', before, after);
  expect(status).toBe(1);
  expect(stdout).toBe(
    `about.en.390.png: 16 pixels (0.16 %), 4×4 at 7,5
work.de.390.png: only in ${before}
3 pictures: 1 the same, 0 below 0.1 %, 1 above, 1 on one side only
`,
  );
  const allowed = pictures('compare', before, after, '--share', '0.2', '--locale', 'en');
  expect(allowed.status).toBe(0);
  expect(allowed.stdout).toBe(
    '2 pictures: 1 the same, 1 below 0.2 %, 0 above, 0 on one side only\n',
  );
});

test('the program prints how to call it', () => {
  for (const words of [[], ['take'], ['compare', 'one'], ['look', 'one']]) {
    const { status, stderr } = pictures(...words);
    expect(status).toBe(1);
    expect(stderr).toContain('npm run pictures -- take DIR');
  }
});
