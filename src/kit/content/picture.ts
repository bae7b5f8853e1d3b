/** Backgrounds of pictures. A drawing has a version for each; a photograph is the same on all. */
export const grounds = ['light', 'tinted', 'dark'] as const;

export type Ground = (typeof grounds)[number];

/** A file that is served, with its size in CSS px. */
export interface ImageFile {
  path: string;
  width: number;
  height: number;
  /** The same picture as separate layers, from back to front, if one of them is animated. */
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
  /** A crop with the most telling detail. */
  small?: ImageFile | undefined;
  /** The whole drawing in a lower format, which fits below a heading on the first screen. */
  low?: ImageFile | undefined;
  /** Centre of the most telling detail within `large`, as a value of `object-position`. */
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
       * Centre of a ring in the drawing for the tinted ground. A service is explained in parts, and the ring gets
       * the number of the part that the drawing shows. Shares of the drawing's width and height, from 0 to 1.
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

/** What a position on pages requires of the files of its pictures. */
export interface Slot {
  /** Widths in px in which the slot needs the file. */
  widths: readonly number[];
  /** Minimum width in px of an accepted file: a narrower one would be blurred. */
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

/** Returns the attributes of the elements in a `picture` element: its `source`s, in order, and its `img`. */
export function elementsOf(
  picture: ContentPicture,
  { ground = 'light', sizes, crops = true }: PictureOptions,
): { sources: Source[]; image: ImageFile } {
  if (picture.kind === 'vector') return { sources: [], image: picture.file };
  if (picture.kind === 'photo') return photoElements(picture.files, sizes);
  const { large, small, low = small } = picture.byGround[ground];
  const onPhones = crops === 'low' ? low : small;
  if (crops === false || !onPhones) return { sources: [], image: large };
  const { path, ...size } = onPhones;
  // Phones are below the breakpoint `md` of the styles, 768 px.
  return { sources: [{ media: '(max-width: 767.98px)', srcset: path, ...size }], image: large };
}

function photoElements({ avif, webp }: PhotoFiles, sizes: string) {
  const image = singlePhoto(webp);
  const { width, height } = image;
  const source = (type: string, files: readonly ImageFile[]): Source => ({
    type,
    srcset: files.map(({ path, width: w }) => `${path} ${String(w)}w`).join(', '),
    sizes,
    width,
    height,
  });
  return { sources: [source('image/avif', avif), source('image/webp', webp)], image };
}

/** Returns a picture for a small slot. A drawing then shows its most telling detail in viewports of all widths. */
export function smallOf(picture: ContentPicture): ContentPicture {
  if (picture.kind !== 'drawing') return picture;
  const { light, tinted, dark } = picture.byGround;
  const detail = ({ large, small = large }: DrawnFiles): DrawnFiles => ({ large: small });
  const byGround = { light: detail(light), tinted: detail(tinted), dark: detail(dark) };
  return { ...picture, byGround };
}

/** Returns the point that a close-up keeps, as a value of `object-position`. */
export function focusOf(picture: ContentPicture): string {
  if (picture.kind === 'photo') return picture.focus;
  const focus = picture.kind === 'drawing' ? picture.byGround.light.focus : undefined;
  return focus ?? '50% 50%';
}

/** Returns one file of a picture: for its proportions, and for structured data and social images, which need one file. */
export function singleFile(picture: ContentPicture, ground: Ground): ImageFile {
  return elementsOf(picture, { ground, sizes: '' }).image;
}

/**
 * Returns the HTML of a picture in a text: the element that the component `Picture` (picture.tsx) renders.
 *
 * @param alt Already escaped.
 */
export function pictureHtml(picture: ContentPicture, alt: string, sizes: string): string {
  const { sources, image } = elementsOf(picture, { sizes });
  const { path, width, height } = image;
  return [
    '<picture>',
    ...sources.map((source) => `<source ${attributes(source)}>`),
    `<img ${attributes({ src: path, width, height })} alt="${alt}" loading="lazy" decoding="async">`,
    '</picture>',
  ].join('');
}

/** Values are not escaped: paths, media types and sizes contain no character that has to be escaped in HTML. */
function attributes(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${String(value)}"`)
    .join(' ');
}

/** Maximum width in px of a photograph where only one file is used: more than a social image shows (720 px). */
const maxSingleWidth = 960;

/** Returns the file of the `img` itself: the widest within `maxSingleWidth`; if none is, the narrowest of all. */
function singlePhoto(files: readonly ImageFile[]): ImageFile {
  const file = files.findLast(({ width }) => width <= maxSingleWidth) ?? files[0];
  if (!file) throw new Error('The build made no file of a picture.');
  return file;
}
