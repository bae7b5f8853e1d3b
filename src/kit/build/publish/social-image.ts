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
import { socialImage } from '#kit/site/social-image.ts';

import { createRenderer, type NodeRenderer, rendererVersion, type RenderNode } from './renderer.ts';
import { signFile, signOn, signRatio } from './sign.ts';

/** What one picture shows. Equal motifs make equal pictures. */
export interface Motif {
  heading: string;
  lang: string;
  tone: Tone;
  /** Its file; absent where nothing stands for the page. */
  picture?: ImageFile & { isPhoto: boolean };
}

const { head: face } = site.brand.faces;

const { width, height } = socialImage({ address: '/' });
/** Px, like every length here. Text and grid stand between the edges, as on the site. */
const edge = 54;
const headerHeight = 86;
const gridColumns = 12;

const heading = {
  top: 112,
  /** The first size is taken in which the heading has no more lines; the last takes any number. */
  sizes: [
    { size: 116, mostLines: 1 },
    { size: 88, mostLines: 2 },
    { size: 64, mostLines: Infinity },
  ],
  width: width - 2 * edge,
  leading: 0.96,
  tracking: -0.042,
  /** From the last line to the dimension line below it, and half the length of its ticks. */
  dimension: { gap: 14, tick: 8 },
};

const sign = { left: edge, top: 20, width: 44 * signRatio(), height: 44 };

const companyStyle = {
  ...headingStyle(28),
  fontWeight: 600,
  position: 'absolute',
  left: edge + sign.width + 13,
  top: 32,
};

/** In the lower right corner, as large as the heading leaves it room. */
const place = {
  right: width - edge,
  bottom: height - 28,
  gap: 28,
  maxWidth: 720,
  leastHeight: 120,
};

/** What the picture of a page shows. */
export function motifOf(page: Page): Motif {
  const { picture, sharedPicture: shown = picture, ...summary } = pageSummary(page);
  const { tone } = page;
  return {
    // The renderer breaks at a soft hyphen without drawing it.
    heading: withoutSoftHyphens(summary.heading),
    lang: page.locale,
    tone,
    ...(shown && {
      picture: { ...singleFile(shown, tone), isPhoto: shown.kind === 'photo' },
    }),
  };
}

/** Digest of everything but the motif that a picture depends on: program, renderer, font, sign. */
export function painterDigest(): string {
  const hash = createHash('sha256').update(site.company.name);
  const program = ['social-image.ts', 'sign.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  );
  for (const file of [...program, faceFile(face), signFile]) hash.update(readFileSync(file));
  return hash.update(rendererVersion()).digest('hex');
}

/** Draws motifs as PNG files of 1200 x 630. */
export async function createSocialPainter(): Promise<(motif: Motif) => Promise<Buffer>> {
  const renderer = createRenderer();
  await renderer.registerFont({ name: face.family, data: readFileSync(faceFile(face)) });
  return async (motif) => {
    const { size, lines } = await setHeading(motif, renderer);
    const ruleTop = Math.round(
      heading.top + lines * size * heading.leading + heading.dimension.gap,
    );
    const picture = pictureBox(motif, ruleTop);
    const { ink, ground } = site.brand[motif.tone];
    const ruling = rulingOf(ruleTop, ink);
    const sheet: RenderNode = {
      type: 'container',
      style: { position: 'relative', width, height, backgroundColor: ground, color: ink },
      children: [
        image(ruling, { left: 0, top: 0, width, height }),
        image(ground, sign),
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
        ...(motif.picture ? [{ src: 'picture', data: dataOf(motif.picture) }] : []),
        { src: ruling, data: Buffer.from(ruling) },
        { src: ground, data: Buffer.from(signOn(ground)) },
      ],
    });
    // A photograph has more colours than a link's picture may weigh.
    return motif.picture?.isPhoto ? sharp(png).png({ palette: true, effort: 7 }).toBuffer() : png;
  };
}

/** @throws Error where it was not made: content is checked before anything is drawn of it. */
function dataOf({ path: address }: ImageFile): Buffer {
  return readFileSync(keptPicture(address) ?? '');
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The heading's size, and how many lines it has in it. */
async function setHeading(motif: Motif, renderer: NodeRenderer) {
  let set = { size: 0, lines: 0 };
  for (const { size, mostLines } of heading.sizes) {
    const { runs } = await renderer.measure(headingOf(motif, size), { format: 'png' });
    set = { size, lines: new Set(runs.map(({ y }) => y)).size };
    if (set.lines <= mostLines) break;
  }
  return set;
}

function headingOf({ heading: text, lang }: Motif, size: number): RenderNode {
  // Letters have air on their left; the larger they are, the more.
  const left = edge - size * 0.05;
  const style = {
    ...headingStyle(size),
    width: heading.width,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  };
  return {
    type: 'text',
    text,
    lang,
    style: { ...style, position: 'absolute', left, top: heading.top },
  };
}

function headingStyle(fontSize: number) {
  return {
    fontFamily: face.family,
    fontWeight: 500,
    fontSize,
    lineHeight: heading.leading,
    letterSpacing: `${String(heading.tracking)}em`,
  };
}

/** Place of the picture below the dimension line, where the heading leaves one. */
function pictureBox({ picture: file }: Motif, ruleTop: number): Box | undefined {
  const room = place.bottom - ruleTop - place.gap;
  if (!file || room < place.leastHeight) return undefined;
  const scale = Math.min(room / file.height, place.maxWidth / file.width);
  const [w, h] = [Math.round(file.width * scale), Math.round(file.height * scale)];
  return { left: place.right - w, top: place.bottom - h, width: w, height: h };
}

/**
 * What is ruled on the sheet: the hairlines of its columns, the cord on which the plumb bob of the
 * sign hangs from the upper edge, and below the heading a line with a tick at each end, as a
 * drawing measures its parts.
 */
function rulingOf(top: number, ink: string): string {
  const step = (width - 2 * edge) / gridColumns;
  const columns = Array.from({ length: gridColumns + 1 }, (_, index) =>
    bar(Math.round(edge + index * step), headerHeight, 1, height - headerHeight),
  );
  // In the sign, the cord is 2 of 32 units wide.
  const cord = (sign.width * 2) / 32;
  const right = width - edge;
  const { tick } = heading.dimension;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" fill="${ink}">
<path fill-opacity=".15" d="${columns.join('')}"/>
<path d="${bar(sign.left + (sign.width - cord) / 2, 0, cord, sign.top + 1)}"/>
<path d="${bar(edge, top, right - edge, 1)}${bar(edge, top - tick, 1, 2 * tick + 1)}${bar(right, top - tick, 1, 2 * tick + 1)}"/>
</svg>`;
}

function bar(left: number, top: number, w: number, h: number): string {
  return `M${String(left)} ${String(top)}h${String(w)}v${String(h)}h${String(-w)}z`;
}

function image(src: string, box: Box): RenderNode {
  return { type: 'image', src, style: { position: 'absolute', ...box } };
}
