import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { faceFile } from '#kit/build/face-file.ts';
import { keptPicture } from '#kit/build/pictures/kept.ts';
import { type ImageFile, singleFile } from '#kit/content/picture.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import type { Tone } from '#kit/site/define.ts';
import { site } from '#kit/site/definition.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import type { Page } from '#kit/site/routes.ts';
import { socialImageSize } from '#kit/site/social-image.ts';

import { createRenderer, type NodeRenderer, rendererVersion, type RenderNode } from './renderer.ts';
import { signFile, signRatio, signSvg } from './sign.ts';

/** What a social image shows. Pages with equal motifs share a file. */
export interface Motif {
  heading: string;
  lang: string;
  tone: Tone;
  /** The file of the page's picture; absent if the page has none. */
  picture?: ImageFile & { isPhoto: boolean };
}

const { head: face } = site.brand.faces;

/** All lengths in this file are px. */
const { width, height } = socialImageSize;

/** Margin on the left and right of text and grid. */
const edge = 54;
const headerHeight = 86;
const gridColumns = 12;

const headingLayout = {
  top: 112,
  /** The heading gets the first of these sizes in which it has at most `mostLines` lines. */
  sizes: [
    { size: 116, mostLines: 1 },
    { size: 88, mostLines: 2 },
    { size: 64, mostLines: Infinity },
  ],
  width: width - 2 * edge,
  /** Line height and letter spacing, as multiples of the font size. */
  leading: 0.96,
  tracking: -0.042,
  /** The dimension line below the heading: its distance from the last line, and half the length of its ticks. */
  dimension: { gap: 14, tick: 8 },
};

const signBox = { left: edge, top: 20, width: 44 * signRatio(), height: 44 };

const companyStyle = {
  ...headingStyle(28),
  fontWeight: 600,
  position: 'absolute',
  left: edge + signBox.width + 13,
  top: 32,
};

/**
 * The picture is in the lower right corner, as large as `maxWidth` and the space below the heading allow. With less
 * height than `leastHeight` there is none.
 */
const pictureArea = {
  right: width - edge,
  bottom: height - 28,
  gap: 28,
  maxWidth: 720,
  leastHeight: 120,
};

/** Returns what the social image of a page shows. */
export function motifOf(page: Page): Motif {
  const summary = pageSummary(page);
  const shown = summary.sharedPicture ?? summary.picture;
  const { tone } = page;
  return {
    // At a soft hyphen the renderer would break a word without drawing a hyphen.
    heading: withoutSoftHyphens(summary.heading),
    lang: page.locale,
    tone,
    ...(shown && {
      picture: { ...singleFile(shown, tone), isPhoto: shown.kind === 'photo' },
    }),
  };
}

/**
 * Returns a digest of everything that an image depends on besides its motif: size, name, colours, renderers, code, font
 * and sign.
 */
export function painterDigest(): string {
  const { company, brand } = site;
  const settings = [
    socialImageSize,
    company.name,
    brand.light,
    brand.dark,
    rendererVersion(),
    sharp.versions,
  ];
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const code = ['social-image.ts', 'renderer.ts', 'sign.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  );
  for (const file of [...code, faceFile(face), signFile]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns a function that draws a motif as a PNG file of 1200 x 630 px. */
export async function createSocialPainter(): Promise<(motif: Motif) => Promise<Buffer>> {
  const renderer = createRenderer();
  await renderer.registerFont({ name: face.family, data: readFileSync(faceFile(face)) });
  return async (motif) => {
    const { size, lines } = await fitHeading(motif, renderer);
    const dimensionTop = Math.round(
      headingLayout.top + lines * size * headingLayout.leading + headingLayout.dimension.gap,
    );
    const picture = pictureBox(motif, dimensionTop);
    const { ink, ground } = site.brand[motif.tone];
    const lineArt = lineArtSvg(dimensionTop, ink);
    const sheet: RenderNode = {
      type: 'container',
      style: { position: 'relative', width, height, backgroundColor: ground, color: ink },
      children: [
        image('lines', { left: 0, top: 0, width, height }),
        image('sign', signBox),
        { type: 'text', text: site.company.name, style: companyStyle },
        ...(picture ? [image('picture', picture)] : []),
        headingOf(motif, size),
      ],
    };
    const png = await renderer.render(sheet, {
      width,
      height,
      format: 'png',
      images: [
        ...(motif.picture && picture ? [{ src: 'picture', data: dataOf(motif.picture) }] : []),
        { src: 'lines', data: Buffer.from(lineArt) },
        { src: 'sign', data: Buffer.from(signSvg(ground)) },
      ],
    });
    // A palette keeps an image with a photograph below `heaviestSocialImage` (check/head-rules.ts).
    return picture && motif.picture?.isPhoto
      ? sharp(png).png({ palette: true, effort: 7 }).toBuffer()
      : png;
  };
}

/** Reads the file of a picture, which `buildContent` has made. @throws Error if there is none at the address. */
function dataOf({ path: address }: ImageFile): Buffer {
  const file = keptPicture(address);
  if (file === undefined) throw new Error(`There is no picture at "${address}".`);
  return readFileSync(file);
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the size of the heading, and how many lines it has in that size. */
async function fitHeading(motif: Motif, renderer: NodeRenderer) {
  let fitted = { size: 0, lines: 0 };
  for (const { size, mostLines } of headingLayout.sizes) {
    const { runs } = await renderer.measure(headingOf(motif, size), { format: 'png' });
    // Runs of the same line have the same y.
    fitted = { size, lines: new Set(runs.map(({ y }) => y)).size };
    if (fitted.lines <= mostLines) break;
  }
  return fitted;
}

function headingOf({ heading: text, lang }: Motif, size: number): RenderNode {
  // Glyphs have a side bearing, which grows with their size. The text is shifted by it to align with the grid.
  const left = edge - size * 0.05;
  const style = {
    ...headingStyle(size),
    width: headingLayout.width,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  };
  return {
    type: 'text',
    text,
    lang,
    style: { ...style, position: 'absolute', left, top: headingLayout.top },
  };
}

function headingStyle(fontSize: number) {
  return {
    fontFamily: face.family,
    fontWeight: 500,
    fontSize,
    lineHeight: headingLayout.leading,
    letterSpacing: `${String(headingLayout.tracking)}em`,
  };
}

/** Returns the box of the picture below the dimension line; undefined if the heading leaves too little room. */
function pictureBox({ picture: file }: Motif, dimensionTop: number): Box | undefined {
  const room = pictureArea.bottom - dimensionTop - pictureArea.gap;
  if (!file || room < pictureArea.leastHeight) return undefined;
  const scale = Math.min(room / file.height, pictureArea.maxWidth / file.width);
  const [w, h] = [Math.round(file.width * scale), Math.round(file.height * scale)];
  return { left: pictureArea.right - w, top: pictureArea.bottom - h, width: w, height: h };
}

/**
 * Returns the lines of the image as an SVG: hairlines of the columns, and below the heading a dimension line with a tick
 * at each end.
 *
 * @param top Position of the dimension line.
 */
function lineArtSvg(top: number, ink: string): string {
  const step = (width - 2 * edge) / gridColumns;
  const columns = Array.from({ length: gridColumns + 1 }, (_, index) =>
    bar(Math.round(edge + index * step), headerHeight, 1, height - headerHeight),
  );
  const right = width - edge;
  const { tick } = headingLayout.dimension;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" fill="${ink}">
<path fill-opacity=".15" d="${columns.join('')}"/>
<path d="${bar(edge, top, right - edge, 1)}${bar(edge, top - tick, 1, 2 * tick + 1)}${bar(right, top - tick, 1, 2 * tick + 1)}"/>
</svg>`;
}

/** Returns the path data of a filled rectangle. */
function bar(left: number, top: number, w: number, h: number): string {
  return `M${String(left)} ${String(top)}h${String(w)}v${String(h)}h${String(-w)}z`;
}

/** @param src Key of the image in `images`. */
function image(src: string, box: Box): RenderNode {
  return { type: 'image', src, style: { position: 'absolute', ...box } };
}
