/** Backgrounds of pictures. A drawing has a version for each; a photograph is the same on all. */
export const grounds = ['light', 'tinted', 'dark'] as const;

export type Ground = (typeof grounds)[number];

/** A file that is served, with its size in CSS px. */
export interface ImageFile {
  path: string;
  width: number;
  height: number;
  /** The same picture as separate layers, from back to front, if a part of it is animated. */
  layers?: readonly PictureLayer[] | undefined;
}

/**
 * A layer of a picture, as large as the whole picture. If the layer is animated, `poses` are its keyframes:
 * arguments of `matrix()`, in px of the picture's own size. The last keyframe puts the layer in its place.
 * picture.tsx writes layers into `data-layers`; src/kit/motion/layers.ts reads them from there.
 */
export interface PictureLayer {
  path: string;
  poses?: readonly Matrix[] | undefined;
}

export type Matrix = readonly [number, number, number, number, number, number];

/** A drawing and its versions for phones. */
export interface DrawnFiles {
  large: ImageFile;
  /** Its most telling part alone. */
  small?: ImageFile | undefined;
  /** The whole drawing in a lower format, which fits below a heading on the first screen. */
  low?: ImageFile | undefined;
  /** Centre of the most telling part within the whole, as a value of `object-position`. */
  focus?: string | undefined;
}

/** A photograph in every width that its slot needs, ascending. */
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
  /** Alternative text in the entry's language; empty if the picture only decorates. */
  alt: string;
  /** Formats of a video that may play in front of it (src/kit/motion/video.tsx), in order of preference. */
  videos?: readonly VideoFile[] | undefined;
} & (
  | {
      kind: 'drawing';
      byGround: Readonly<Record<Ground, DrawnFiles>>;
      /**
       * Centre of the ring with the number of a part, in the drawing for the tinted ground, as shares of its
       * width and height from 0 to 1.
       */
      callout?: readonly [number, number] | undefined;
    }
  | {
      kind: 'photo';
      files: PhotoFiles;
      /** The point that a crop keeps, as a value of `object-position`. */
      focus: string;
      /** True if it must not be cropped, such as a screenshot with words at its edges. */
      isWhole?: boolean | undefined;
    }
  | { kind: 'vector'; file: ImageFile }
);

/** A place on a page for a picture. */
export interface Slot {
  /** Widths in px in which the slot needs the file. */
  widths: readonly number[];
  /** Width of the narrowest file that is accepted: a narrower one would be blurred. */
  least: number;
}

/** The slot of pictures within texts. */
export const figureSlot: Slot = { widths: [480, 720, 1080, 1440], least: 480 };

export interface PictureOptions {
  ground?: Ground | undefined;
  /** How wide it is shown, as a value of the attribute `sizes`. */
  sizes: string;
  /**
   * Which of its `DrawnFiles` a drawing shows on phones: `small` (true, the default), `low`, or `large`
   * (false).
   */
  crops?: boolean | 'low' | undefined;
}

interface Source extends Omit<ImageFile, 'path'> {
  srcset: string;
  media?: string;
  type?: string;
  sizes?: string;
}

/** Returns the attributes of a picture's `source` elements, in their order, and of its `img`. */
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
  const { large, small, low = small } = picture.byGround[ground];
  const onPhones = crops === 'low' ? low : small;
  if (!onPhones || !crops) return { sources: [], image: large };
  const { path, ...size } = onPhones;
  // Phones are below the breakpoint `md` of the styles, 768 px.
  return { sources: [{ media: '(max-width: 767.98px)', srcset: path, ...size }], image: large };
}

/** Returns a picture for a small slot. A drawing then shows its most telling part in all windows. */
export function smallOf(picture: ContentPicture): ContentPicture {
  if (picture.kind !== 'drawing') return picture;
  const { light, tinted, dark } = picture.byGround;
  const small = ({ large, small: part = large }: DrawnFiles) => ({ large: part });
  const byGround = { light: small(light), tinted: small(tinted), dark: small(dark) };
  return { ...picture, byGround };
}

/** Returns the point that a close-up keeps, as a value of `object-position`. */
export function focusOf(picture: ContentPicture): string {
  if (picture.kind === 'photo') return picture.focus;
  const focus = picture.kind === 'drawing' ? picture.byGround.light.focus : undefined;
  return focus ?? '50% 50%';
}

/** Returns one file of a picture, for uses without `srcset`: feeds, structured data, social images. */
export function singleFile(picture: ContentPicture, ground: Ground): ImageFile {
  return partsOf(picture, { ground, sizes: '' }).image;
}

/**
 * Returns the HTML of a picture in a text: the element that the component `Picture` (picture.tsx) renders.
 *
 * @param alt Already escaped.
 */
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

/** Values are not escaped: the site's own addresses have no character that HTML would require it for. */
function attributes(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${String(value)}"`)
    .join(' ');
}

/** Returns the file of the `img` itself: the widest of at most 960 px or, without any, the narrowest. */
function fallbackOf(files: readonly ImageFile[]): ImageFile {
  const file = files.findLast(({ width }) => width <= 960) ?? files[0];
  if (!file) throw new Error('The build made no file of a picture.');
  return file;
}
