import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import type { Artwork, Tone } from '#kit/site/define.ts';
import { site } from '#kit/site/definition.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import type { Page } from '#kit/site/routes.ts';
import { socialImage } from '#kit/site/social-image.ts';

import { createRenderer, type NodeRenderer, rendererVersion, type RenderNode } from './renderer.ts';
import { signFile, signOn } from './sign.ts';

/** What one picture shows. Equal motifs make equal pictures. */
export interface Motif {
  heading: string;
  lang: string;
  tone: Tone;
  /** Absent where the site has no drawing for it. */
  drawing?: ReturnType<Artwork['draw']>;
}

const fontFile = fileURLToPath(import.meta.resolve(site.brand.faces.headFile));

const { width, height } = socialImage({ address: '/' });
/** Px, like every length here. Text and grid stand between the edges, as on the site. */
const edge = 54;
const headerHeight = 86;
const gridColumns = 12;

const heading = {
  top: 112,
  /** Sizes that are tried; the layout is taken that is the largest in all. */
  sizes: [132, 118, 106, 96, 86, 78, 70],
  widest: 1092,
  /** Where the dimension line below it may stand at most. */
  lowest: height - 54,
  leading: 0.96,
  tracking: -0.042,
  /** From the last line to the dimension line below it, and half the length of its ticks. */
  dimension: { gap: 14, tick: 8 },
};

/** In the sign, the bob is 18 of 32 units wide: its left edge stands where the text does. */
const sign = { left: edge - (44 * 7) / 32, top: 20, width: 44, height: 44 };

const companyStyle = {
  ...headingStyle(28),
  fontWeight: 600,
  position: 'absolute',
  left: edge + sign.width,
  top: 32,
};

const drawing = {
  right: width - edge,
  bottom: height - 28,
  /** Tried from the largest; the first is taken that leaves the heading free. */
  heights: Array.from({ length: 32 }, (_, index) => 520 - index * 10),
  maxWidth: 720,
  /** An axonometric drawing leaves its left corners empty: so much of its box may lie under a line. */
  corner: 0.09,
};

/** What the picture of a page shows. */
export function motifOf(page: Page, artwork?: Artwork): Motif {
  const summary = pageSummary(page);
  const { tone } = page;
  return {
    // The renderer breaks at a soft hyphen without drawing it.
    heading: withoutSoftHyphens(summary.heading),
    lang: page.locale,
    tone,
    ...(artwork &&
      summary.drawing !== undefined && { drawing: artwork.draw(summary.drawing, tone) }),
  };
}

/** Digest of everything but the motif that a picture depends on: program, renderer, font, sign. */
export function painterDigest(): string {
  const hash = createHash('sha256').update(site.company.name);
  const program = ['social-image.ts', 'sign.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  );
  for (const file of [...program, fontFile, signFile]) hash.update(readFileSync(file));
  return hash.update(rendererVersion()).digest('hex');
}

/** Draws motifs as PNG files of 1200 x 630. */
export async function createSocialPainter(): Promise<(motif: Motif) => Promise<Buffer>> {
  const renderer = createRenderer();
  await renderer.registerFont({ name: site.brand.faces.head, data: readFileSync(fontFile) });
  const widthsIn = await createRuler(renderer);
  return async (motif) => {
    const { size, room, lines, picture } = await layOut(motif, widthsIn);
    const { ink, ground } = site.brand[motif.tone];
    const ruling = rulingOf(lines, ink);
    const sheet: RenderNode = {
      type: 'container',
      style: { position: 'relative', width, height, backgroundColor: ground, color: ink },
      children: [
        image(ruling, { left: 0, top: 0, width, height }),
        image(ground, sign),
        { type: 'text', text: site.company.name, style: companyStyle },
        ...(picture ? [image('drawing', picture)] : []),
        headingOf(motif, size, room),
      ],
    };
    return renderer.render(sheet, {
      width,
      height,
      format: 'png',
      images: [
        ...(motif.drawing ? [{ src: 'drawing', data: Buffer.from(motif.drawing.svg) }] : []),
        { src: ruling, data: Buffer.from(ruling) },
        { src: ground, data: Buffer.from(signOn(ground)) },
      ],
    });
  };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A line of the heading: how far it reaches to the right and down. */
interface Line {
  right: number;
  bottom: number;
}

/** A heading broken into lines. Lengths are multiples of its size: every size breaks it alike. */
interface Setting {
  room: number;
  /** Of each line. */
  widths: number[];
}

/** The widths of the lines into which a heading breaks in a room; both as in `Setting`. */
type Ruler = (motif: Motif, room: number) => Promise<number[]>;

async function createRuler(renderer: NodeRenderer): Promise<Ruler> {
  // A size at which nothing is lost to whole pixels.
  const size = 1000;
  const runsOf = async (node: RenderNode) => (await renderer.measure(node, { format: 'png' })).runs;
  const widthOf = async (text: string) => {
    const [run] = await runsOf({ type: 'text', text, style: headingStyle(size) });
    return run?.width ?? 0;
  };
  const space = (await widthOf('n n')) - (await widthOf('nn'));
  return async (motif, room) => {
    const runs = await runsOf(headingOf(motif, size, room * size));
    const tops = [...new Set(runs.map(({ y }) => y))].sort((a, b) => a - b);
    return tops.map((top) => {
      const last = runs.findLast(({ y }) => y === top);
      return last ? (last.x + last.width - (last.text.endsWith(' ') ? space : 0)) / size : 0;
    });
  };
}

/** Of each number of lines the most even setting, which is the one in the narrowest room. */
async function settingsOf(motif: Motif, widthsIn: Ruler): Promise<Setting[]> {
  const settings: Setting[] = [];
  const precision = 0.1;
  let room = heading.widest / Math.min(...heading.sizes);
  // Down to the longest word, or to nothing where there is no word.
  while (room > 0) {
    let widths = await widthsIn(motif, room);
    if (Math.max(...widths) > room) break;
    let tooNarrow = 0;
    while (room - tooNarrow > precision) {
      const between = (tooNarrow + room) / 2;
      const narrower = await widthsIn(motif, between);
      if (narrower.length > widths.length || Math.max(...narrower) > between) tooNarrow = between;
      else [room, widths] = [between, narrower];
    }
    settings.push({ room, widths });
    room = tooNarrow;
  }
  return settings;
}

interface Layout {
  /** Size of the heading, and the width that it may take. */
  size: number;
  room: number;
  lines: Line[];
  picture?: Box | undefined;
}

/** Heading and drawing as large as they can be together. */
async function layOut(motif: Motif, widthsIn: Ruler): Promise<Layout> {
  const settings = await settingsOf(motif, widthsIn);
  const area = ({ size, picture }: Layout) => size * (picture?.height ?? 1);
  const [best] = heading.sizes
    .flatMap((size) => settings.flatMap((setting) => layoutOf(motif, size, setting) ?? []))
    .sort((a, b) => area(b) - area(a));
  if (!best) throw new Error(`The heading "${motif.heading}" is too long for a social image.`);
  return best;
}

/** A heading of a size and its drawing, where both have a place. */
function layoutOf(motif: Motif, size: number, { room, widths }: Setting): Layout | undefined {
  if (room * size > heading.widest) return undefined;
  const lines = widths.map((width, index) => ({
    right: edge + width * size,
    bottom: heading.top + (index + 1) * size * heading.leading,
  }));
  if (dimensionTop(lines) > heading.lowest) return undefined;
  const picture = pictureBox(motif, lines);
  if (motif.drawing && !picture) return undefined;
  return { size, room: room * size, lines, picture };
}

function headingOf({ heading: text, lang }: Motif, size: number, room: number): RenderNode {
  // Letters have air on their left; the larger they are, the more.
  const left = edge - size * 0.05;
  const style = { ...headingStyle(size), width: room };
  return {
    type: 'text',
    text,
    lang,
    style: { ...style, position: 'absolute', left, top: heading.top },
  };
}

function headingStyle(fontSize: number) {
  return {
    fontFamily: site.brand.faces.head,
    fontWeight: 500,
    fontSize,
    lineHeight: heading.leading,
    letterSpacing: `${String(heading.tracking)}em`,
  };
}

function dimensionTop(lines: readonly Line[]): number {
  return Math.round(lines.at(-1)?.bottom ?? heading.top) + heading.dimension.gap;
}

function rightOf(lines: readonly Line[]): number {
  return Math.max(...lines.map(({ right }) => right));
}

/** Place of the drawing in the lower right corner, where the heading leaves one. */
function pictureBox({ drawing: file }: Motif, lines: readonly Line[]): Box | undefined {
  if (!file) return undefined;
  const obstacles = [...lines, { right: rightOf(lines), bottom: dimensionTop(lines) }];
  for (const h of drawing.heights) {
    const w = Math.round((h * file.width) / file.height);
    const left = drawing.right - w;
    const top = drawing.bottom - h;
    const free = obstacles.every(({ right, bottom }) => {
      const reachesOver = right > left + w / 2;
      return (
        right < left + w * drawing.corner || bottom < top + (reachesOver ? 0 : h * drawing.corner)
      );
    });
    if (w <= drawing.maxWidth && free) return { left, top, width: w, height: h };
  }
  return undefined;
}

/**
 * What is ruled on the sheet: the hairlines of its columns, the cord on which the plumb bob of the
 * sign hangs from the upper edge, and below the heading a line with a tick at each end, as a
 * drawing measures its parts.
 */
function rulingOf(lines: readonly Line[], ink: string): string {
  const step = (width - 2 * edge) / gridColumns;
  const columns = Array.from({ length: gridColumns + 1 }, (_, index) =>
    bar(Math.round(edge + index * step), headerHeight, 1, height - headerHeight),
  );
  // In the sign, the cord is 2 of 32 units wide.
  const cord = (sign.width * 2) / 32;
  const top = dimensionTop(lines);
  const right = Math.round(rightOf(lines));
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
