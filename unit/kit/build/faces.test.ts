import { expect, test } from 'vitest';

import { faceStyles, sampleOf } from '#kit/build/faces.ts';

const arimo = (weight: number) => ({
  family: 'Arimo',
  file: `@fontsource/arimo/files/arimo-latin-${String(weight)}-normal.woff2`,
});
const instrument = {
  family: 'Instrument Sans',
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};
const text = 'Lamps are drawn by hand, and made one at a time.';

type Declarations = Readonly<Record<string, string>>;

/** The declarations of each `@font-face` rule of a family. */
function facesOf(styles: string, family: string): Declarations[] {
  return [...styles.matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, body = '']): Declarations => {
      const pairs = [...body.matchAll(/([\w-]+): ([^;]+);/g)];
      return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
    })
    .filter((face) => face['font-family'] === `'${family}'`);
}

const shareOf = (face: Declarations, name: string) => parseFloat(face[name]!) / 100;

test('the fallback of a typeface as wide as Arial is Arial, unscaled', async () => {
  const styles = await faceStyles({ head: arimo(700), text: arimo(400) }, text);
  const [head, body] = facesOf(styles, 'Arimo Fallback');
  expect(head?.['size-adjust']).toBe('100%');
  expect(head?.['src']).toContain("local('Arial Bold')");
  expect(body?.['size-adjust']).toBe('100%');
  expect(body?.['src']).toContain("local('Arial')");
});

test('the fallback of a variable font has a width for each range of weights, and one line height', async () => {
  const styles = await faceStyles({ head: arimo(700), text: instrument }, text);
  const faces = facesOf(styles, 'Instrument Sans Fallback');
  expect(faces.map((face) => face['font-weight'])).toEqual(['400 499', '500 599', '600 700']);
  const [regular, medium] = faces.map((face) => shareOf(face, 'size-adjust'));
  expect(medium).toBeGreaterThan(regular!);
  const heights = faces.map(
    (face) => shareOf(face, 'ascent-override') * shareOf(face, 'size-adjust'),
  );
  for (const height of heights) expect(height).toBeCloseTo(heights[0]!, 3);
});

test('the fallback on Android is Roboto, with a scale of its own', async () => {
  const styles = await faceStyles({ head: arimo(700), text: instrument }, text);
  const [arial] = facesOf(styles, 'Instrument Sans Fallback');
  const [roboto] = facesOf(styles, 'Instrument Sans Fallback Android');
  expect(roboto!['src']).toBe("local('Roboto')");
  // Letters of Roboto are narrower than those of Arial.
  expect(shareOf(roboto!, 'size-adjust')).toBeGreaterThan(shareOf(arial!, 'size-adjust'));
});

test('a typeface whose file is missing is reported', async () => {
  const gone = { family: 'Gone', file: './src/brand/gone.woff2' };
  await expect(faceStyles({ head: gone, text: instrument }, text)).rejects.toThrow(
    'there is no file "./src/brand/gone.woff2"',
  );
});

test('only sentences of the content are measured: no ids, tags, paths of SVG or soft hyphens', () => {
  const json = JSON.stringify({
    id: 'lamp-1',
    focus: '38% 60%',
    path: 'M0 0 L8 8',
    html: '<p class="a b">Lit</p>',
    heading: 'A work\u00adshop for "lamps"',
    rows: ['and a shade'],
  });
  expect(sampleOf(json)).toBe('A workshop for lamps and a shade');
});
