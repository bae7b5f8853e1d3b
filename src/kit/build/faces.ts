import { readFileSync } from 'node:fs';

import { Blob, Buffer as GlyphBuffer, Face as FontFile, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

import { type Face, type Faces, fallbackSuffixes, weights } from '#kit/site/faces.ts';

import { faceFile } from './face-file.ts';

/** From this weight on, the bold fallback font is used. */
const bold = 600;

/**
 * The fallback font of a variable font has a rule for each range of weights, because heavier letters are wider.
 * A range begins at one of these weights, in which text is set (`fontWeight` in tailwind.config.ts), and ends
 * before the next.
 */
const fallbackWeights = [weights.least, 500, bold];

/** A font that is installed on visitors' machines. */
interface SystemFont {
  /** Font file whose widths are measured: Roboto itself, or Arimo, whose letters are as wide as Arial's. */
  file: string;
  /** Values of `local()`: names of the font, or of another font with the same widths. */
  local: string[];
}

/** Fallback fonts, by the suffix that follows the typeface's name (`fallbackSuffixes` in src/kit/site/faces.ts). */
const systemFonts: Readonly<
  Record<(typeof fallbackSuffixes)[number], Record<'regular' | 'bold', SystemFont>>
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
 * Returns a stylesheet with the brand's two typefaces and a fallback font for each on every system,
 * scaled to the same width (`size-adjust`) and the same height of lines.
 *
 * The document preloads the headings' typeface for the first paint. If it comes late, headings keep the
 * fallback font until the next page (`optional`), since their lines might break elsewhere in the typeface.
 * Browsers fetch the typeface of text when they first lay the text out. Until it has loaded, text is shown
 * in the fallback font (`swap`).
 *
 * @param sample Text by which the widths of fonts are compared (`sampleOf`).
 */
export async function faceStyles({ head, text }: Faces, sample: string): Promise<string> {
  return [
    fontFaceRule({ ...declarationsOf(head), 'font-display': 'optional' }),
    fontFaceRule({ ...declarationsOf(text), 'font-display': 'swap' }),
    // Headings use the bold fallback font whatever the weight of their typeface.
    ...(await fallbackRules(head, sample, () => 'bold')),
    ...(await fallbackRules(text, sample, (weight) => (weight >= bold ? 'bold' : 'regular'))),
  ].join('\n');
}

/**
 * Returns an `@font-face` rule for each range of weights of a typeface and each system's fallback font.
 *
 * @param styleOf Returns the style of the fallback font for the weight at which a range begins.
 */
async function fallbackRules(
  face: Face,
  sample: string,
  styleOf: (weight: number) => 'regular' | 'bold',
): Promise<string[]> {
  const font = await openFont(faceFile(face));
  const startWeights = font.hasWeights ? fallbackWeights : [weights.least];
  const rules: string[] = [];
  for (const [index, weight] of startWeights.entries()) {
    const width = font.width(sample, weight);
    const nextStart = startWeights[index + 1];
    const lastWeight = nextStart === undefined ? weights.most : nextStart - 1;
    for (const suffix of fallbackSuffixes) {
      const fallback = systemFonts[suffix][styleOf(weight)];
      const scale = width / (await openFont(faceFile(fallback))).width(sample);
      rules.push(
        fontFaceRule({
          'font-family': `'${face.family} ${suffix}'`,
          src: fallback.local.map((name) => `local('${name}')`).join(', '),
          'font-weight': `${String(weight)} ${String(lastWeight)}`,
          'size-adjust': percent(scale),
          // `size-adjust` scales the overrides too; dividing by `scale` makes up for it.
          'ascent-override': percent(font.ascent / scale),
          'descent-override': percent(font.descent / scale),
          'line-gap-override': '0%',
        }),
      );
    }
  }
  return rules;
}

/** Returns the declarations of a typeface's own `@font-face` rule, apart from `font-display`. */
function declarationsOf(face: Face): Record<string, string> {
  return {
    'font-family': `'${face.family}'`,
    src: `url('${faceFile(face)}') format('woff2')`,
    'font-weight': `${String(weights.least)} ${String(weights.most)}`,
  };
}

function fontFaceRule(declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
}

const percent = (share: number) => `${String(Math.round(share * 1000) / 10)}%`;

/** Opens a font file to measure it. All widths and heights are multiples of the font size. */
async function openFont(file: string) {
  const data = Uint8Array.from(await decompress(readFileSync(file)));
  const face = new FontFile(new Blob(data.buffer));
  const hasWeights = 'wght' in face.getAxisInfos();
  const { ascender, descender } = new Font(face).hExtents();
  return {
    hasWeights,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    /** Returns the width of a text set in one line. A variable font is measured at `weight`. */
    width(text: string, weight?: number): number {
      const font = new Font(face);
      if (hasWeights && weight !== undefined) font.setVariations([new Variation('wght', weight)]);
      const glyphs = new GlyphBuffer();
      glyphs.addText(text);
      glyphs.guessSegmentProperties();
      shape(font, glyphs);
      const advances = glyphs.getGlyphPositions().map(({ xAdvance }) => xAdvance);
      return advances.reduce((sum, advance) => sum + advance, 0) / face.upem;
    },
  };
}

/** Approximate length in characters: a sample consists of whole sentences. */
const sampleLength = 40_000;

/**
 * Matches a string in compact JSON that contains a space and no markup (`<`). Between two strings compact JSON
 * has no space, so the pattern cannot match from the closing quote of one string to the opening quote of the
 * next.
 */
const textWithSpaces = /"((?:[^"\\<]|\\.)* (?:[^"\\<]|\\.)*)"/g;

/**
 * Returns a sample of the content: sentences taken evenly from all of it, without soft hyphens and escaped
 * characters.
 *
 * @param json The content as `buildContent` writes it (content/build.ts): `JSON.stringify` without
 *   indentation.
 */
export function sampleOf(json: string): string {
  const sentences = [...json.matchAll(textWithSpaces)]
    .map(([, sentence = '']) => sentence.replaceAll(/\\.|\u00ad/g, ''))
    // Leaves out strings without a word: positions in pictures, and path data of drawings.
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const step = Math.ceil(length / sampleLength);
  return sentences.filter((_, index) => index % step === 0).join(' ');
}
