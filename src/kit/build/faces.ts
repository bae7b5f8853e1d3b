import { readFileSync } from 'node:fs';

import { Blob, Buffer as Line, Face as FontFile, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

import { type Face, type Faces, standIns, weights } from '#kit/site/faces.ts';

import { faceFile } from './face-file.ts';

/** From here on letters that stand in are bold. */
const bold = 600;

/**
 * By the names of what stands in: how a face is called on visitors' machines, and a file whose letters
 * are as wide as its own. Those of Arimo and Liberation Sans are as wide as Arial's.
 */
const machineFaces: Readonly<
  Record<(typeof standIns)[number], Record<'regular' | 'bold', { file: string; local: string[] }>>
> = {
  Fallback: {
    regular: {
      file: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
      local: ['Arial', 'Liberation Sans'],
    },
    bold: {
      file: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
  },
  'Fallback Android': {
    regular: { file: '@fontsource/roboto/files/roboto-latin-400-normal.woff2', local: ['Roboto'] },
    bold: {
      file: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
      local: ['Roboto Bold'],
    },
  },
};

/**
 * A stylesheet with the faces, and with faces of the visitor's machine that take as much room.
 *
 * Headings have theirs at the first paint, for which the document preloads it; where it is late
 * they keep what stands in until the next page, since their lines would break elsewhere. Text has
 * what stands in until its own face has come, which is asked for when the text is first laid out.
 *
 * @param text What is measured. What stands in is as wide as the face (`size-adjust`), and lines are as
 *   high.
 */
export async function faceStyles({ head, text: body }: Faces, text: string): Promise<string> {
  const headRule = rule({ ...ownFace(head), 'font-display': 'optional' });
  const bodyRule = rule({ ...ownFace(body), 'font-display': 'swap' });
  const rules = [headRule, bodyRule];
  for (const [face, isHead] of [
    [head, true],
    [body, false],
  ] as const) {
    const own = await open(faceFile(face));
    // Wider letters of a heavier weight have a stand-in of their own.
    const steps = own.hasWeights ? [weights.least, 500, bold] : [weights.least];
    for (const [index, weight] of steps.entries()) {
      const width = own.width(text, weight);
      for (const suffix of standIns) {
        const standIn = machineFaces[suffix][isHead || weight >= bold ? 'bold' : 'regular'];
        const scale = width / (await open(faceFile(standIn))).width(text);
        rules.push(
          rule({
            'font-family': `'${face.family} ${suffix}'`,
            src: standIn.local.map((name) => `local('${name}')`).join(', '),
            'font-weight': `${String(weight)} ${String((steps[index + 1] ?? weights.most + 1) - 1)}`,
            'size-adjust': percent(scale),
            'ascent-override': percent(own.ascent / scale),
            'descent-override': percent(own.descent / scale),
            'line-gap-override': '0%',
          }),
        );
      }
    }
  }
  return rules.join('\n');
}

function ownFace(face: Face): Record<string, string> {
  return {
    'font-family': `'${face.family}'`,
    src: `url('${faceFile(face)}') format('woff2')`,
    'font-weight': `${String(weights.least)} ${String(weights.most)}`,
  };
}

function rule(declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
}

const percent = (share: number) => `${String(Math.round(share * 1000) / 10)}%`;

/** A font file, measured. Widths and heights are multiples of the font's size. */
async function open(file: string) {
  const data = Uint8Array.from(await decompress(readFileSync(file)));
  const face = new FontFile(new Blob(data.buffer));
  const hasWeights = 'wght' in face.getAxisInfos();
  const { ascender, descender } = new Font(face).hExtents();
  return {
    hasWeights,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    /** Of a text in one line. */
    width(text: string, weight?: number): number {
      const font = new Font(face);
      if (hasWeights && weight !== undefined) font.setVariations([new Variation('wght', weight)]);
      const line = new Line();
      line.addText(text);
      line.guessSegmentProperties();
      shape(font, line);
      const advances = line.getGlyphPositions().map(({ xAdvance }) => xAdvance);
      return advances.reduce((sum, advance) => sum + advance, 0) / face.upem;
    },
  };
}

/** About how much of the text is measured, in characters. */
const sampleLength = 40_000;

/** Sentences of the content, from everywhere in it. */
export function sampleOf(json: string): string {
  const sentences = [...json.matchAll(/"((?:[^"\\<]|\\.)* (?:[^"\\<]|\\.)*)"/g)]
    .map(([, sentence = '']) => sentence.replaceAll(/\\.|\u00ad/g, ''))
    .filter((text) => /\p{L}{2}/u.test(text));
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const step = Math.ceil(length / sampleLength);
  return sentences.filter((_, index) => index % step === 0).join(' ');
}
