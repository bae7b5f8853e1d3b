/** What a picture stands on. A drawing has lines of its own for each; a photograph is the same on all. */
export const grounds = ['light', 'tinted', 'dark'] as const;

export type Ground = (typeof grounds)[number];

/** A file that is served, its size in CSS px. */
export interface ImageFile {
  path: string;
  width: number;
  height: number;
  /** The same picture in files that lie over each other, back to front, where a part of it acts. */
  layers?: readonly PictureLayer[] | undefined;
}

/**
 * One of the files that lie over each other, as large as the whole. Of a part that acts `poses` are the
 * matrices through which it comes to its place, as `matrix()` takes them, in px of the picture's own size.
 */
export interface PictureLayer {
  path: string;
  poses?: readonly Matrix[] | undefined;
}

export type Matrix = readonly [number, number, number, number, number, number];

/** A drawing, and what phones see of it. */
export interface DrawnFiles {
  large: ImageFile;
  /** The telling part of it alone. */
  small?: ImageFile | undefined;
  /** The whole, low enough for what a heading leaves of the first screen. */
  low?: ImageFile | undefined;
  /** Where the middle of that part lies in the whole, as `object-position` takes it. */
  focus?: string | undefined;
}

/** In every width that its slot needs, ascending; an SVG file has one width and one format. */
export interface PhotoFiles {
  avif: readonly ImageFile[];
  webp: readonly ImageFile[];
}

/** A video in one of its formats. */
export interface VideoFile {
  path: string;
  /** Media type. */
  type: string;
}

/** A picture of the content as pages get it: checked, made and measured. */
export type ContentPicture = {
  /** What it shows, in the entry's language; empty where it only decorates. */
  alt: string;
  /** Plays above it where it may (src/kit/motion/video.tsx); the browser takes the first that it can. */
  videos?: readonly VideoFile[] | undefined;
} & (
  | {
      kind: 'drawing';
      on: Readonly<Record<Ground, DrawnFiles>>;
      /** Middle of the ring that numbers its part on the tinted ground, as shares of its width and height. */
      callout?: readonly [number, number] | undefined;
    }
  | {
      kind: 'photo';
      files: PhotoFiles;
      /** The place that a crop keeps, as `object-position` takes it. */
      focus: string;
      /** A screen, say, whose words at the edges count: it stands as a drawing does, uncut. */
      isWhole?: boolean | undefined;
    }
  | { kind: 'vector'; file: ImageFile }
);

/** What a place on a page needs of a picture file. Px. */
export interface Slot {
  widths: readonly number[];
  /** A narrower picture would be blurred in it. */
  least: number;
}

/** Of pictures in texts. */
export const figureSlot: Slot = { widths: [480, 720, 1080, 1440], least: 480 };

export interface PictureOptions {
  ground?: Ground | undefined;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** What phones see of a drawing: its telling part, the low one (`DrawnFiles`), or with false the whole. */
  crops?: boolean | 'low' | undefined;
}

interface Source extends Omit<ImageFile, 'path'> {
  srcset: string;
  media?: string;
  type?: string;
  sizes?: string;
}

/** Attributes of a picture's elements: `source` elements in their order, then the `img`. */
export function partsOf(
  picture: ContentPicture,
  { ground = 'light', sizes, crops = true }: PictureOptions,
): { sources: Source[]; image: ImageFile } {
  if (picture.kind === 'vector') return { sources: [], image: picture.file };
  if (picture.kind === 'photo') {
    const { avif, webp } = picture.files;
    const image = fallbackOf(webp);
    const { width, height } = image;
    const source = (type: string, files: readonly ImageFile[]) => ({
      type,
      srcset: files.map(({ path, width: w }) => `${path} ${String(w)}w`).join(', '),
      sizes,
      width,
      height,
    });
    return { sources: [source('image/avif', avif), source('image/webp', webp)], image };
  }
  const { large, small, low = small } = picture.on[ground];
  const onPhones = crops === 'low' ? low : small;
  if (!onPhones || !crops) return { sources: [], image: large };
  const { path, ...size } = onPhones;
  return { sources: [{ media: '(max-width: 767.98px)', srcset: path, ...size }], image: large };
}

/** A picture for a small place: of a drawing its telling part, wherever it is shown. */
export function smallOf(picture: ContentPicture): ContentPicture {
  if (picture.kind !== 'drawing') return picture;
  const { light, tinted, dark } = picture.on;
  const small = ({ large, small: part = large }: DrawnFiles) => ({ large: part });
  return { ...picture, on: { light: small(light), tinted: small(tinted), dark: small(dark) } };
}

/** The place that a close-up keeps, as `object-position` takes it. */
export function focusOf(picture: ContentPicture): string {
  if (picture.kind === 'photo') return picture.focus;
  return (picture.kind === 'drawing' && picture.on.light.focus) || '50% 50%';
}

/** One file of it, for readers that take no choice: feeds, structured data, social images. */
export function singleFile(picture: ContentPicture, ground: Ground): ImageFile {
  return partsOf(picture, { ground, sizes: '' }).image;
}

/** The element that the component writes (picture.tsx), as HTML for texts. `alt` is escaped. */
export function pictureHtml(picture: ContentPicture, alt: string, sizes: string): string {
  const { sources, image } = partsOf(picture, { sizes });
  const { path, width, height } = image;
  return [
    '<picture>',
    ...sources.map((source) => `<source ${attributes(source)}>`),
    `<img ${attributes({ src: path, width, height })} alt="${alt}" loading="lazy" decoding="async">`,
    '</picture>',
  ].join('');
}

/** No address of ours has a character that HTML would have to escape. */
function attributes(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${String(value)}"`)
    .join(' ');
}

/** The widest that a phone would take. */
function fallbackOf(files: readonly ImageFile[]): ImageFile {
  const found = files.findLast(({ width }) => width <= 960) ?? files[0];
  if (!found) throw new Error('A picture was made in no width.');
  return found;
}
