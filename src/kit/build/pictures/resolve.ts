import { existsSync } from 'node:fs';
import path from 'node:path';

import type { ContentFile, FileProblem } from '#kit/build/content/read.ts';
import { keepFiles, type Makers } from '#kit/build/kept-files.ts';
import { figuresOf } from '#kit/content/markdown.ts';
import { type ContentPicture, figureSlot, type Slot } from '#kit/content/picture.ts';
import { isNamedPicture, type NamedPicture } from '#kit/content/picture-schema.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import type { Artwork } from '#kit/site/define.ts';

import { readDrawings } from './drawings.ts';
import { type PlannedPicture, readPicture } from './files.ts';
import { type PlannedVideo, readVideo } from './videos.ts';

const centre = '50% 50%';

/** The pictures that entries refer to, found and inspected. */
export interface Pictures {
  problems: FileProblem[];
  /** Makes the files that no earlier build has made, and deletes files that no entry needs any more. */
  make: () => Promise<void>;
  /**
   * Returns the fields of an entry with each `NamedPicture` replaced by its `ContentPicture`. An entry without `picture`
   * gets its default drawing, if there is one.
   */
  fieldsOf: (file: ContentFile, fields: object) => object;
  /** Returns the picture that the Markdown text of an entry shows at an address. */
  pictureInText: (file: ContentFile, address: string) => ContentPicture | undefined;
}

/** A picture, and the place at which an entry refers to it: a field, or a line of its Markdown text. */
interface PictureUse {
  file: ContentFile;
  field: readonly PropertyKey[];
  /** Line within the Markdown text, from 0. */
  line?: number;
  picture: NamedPicture;
}

/** The sources of the pictures of all entries. A string in place of a plan says why the source cannot be shown. */
interface Inspected {
  problems: FileProblem[];
  /** By `keyOf`. */
  plannedPictures: Map<string, PlannedPicture | string>;
  /** By the path of the source. */
  videos: Map<string, PlannedVideo | string>;
  drawingNames: Set<string>;
}

/**
 * Finds and inspects the pictures of all entries.
 *
 * @param cache Folder with the cache folders `pictures`, whose files are served, and `drawings`.
 * @param defaultDrawing Returns the name of the drawing for an entry without a field `picture`.
 */
export async function readPictures(
  files: readonly ContentFile[],
  cache: string,
  artwork: Artwork | undefined,
  defaultDrawing: (file: ContentFile) => string | undefined,
): Promise<Pictures> {
  const pictureFolder = path.join(cache, 'pictures');
  const knownDrawings = new Set(artwork?.drawings);
  const defaults = new Map(
    files.flatMap((file): [ContentFile, string][] => {
      const name = 'picture' in file.fields ? undefined : defaultDrawing(file);
      return name !== undefined && knownDrawings.has(name) ? [[file, name]] : [];
    }),
  );
  const uses = files.flatMap(usesIn);
  const inspected = await inspect(uses, knownDrawings, pictureFolder);
  const { problems, plannedPictures, videos, drawingNames } = inspected;
  const drawings =
    artwork &&
    (await readDrawings(
      artwork,
      new Set([...defaults.values(), ...drawingNames]),
      path.join(cache, 'drawings'),
    ));

  const drawingOf = (name: string | undefined, alt: string): ContentPicture | undefined => {
    const drawing = name === undefined ? undefined : drawings?.get(name);
    return (
      drawing && { kind: 'drawing', alt, byGround: drawing.byGround, callout: drawing.callout }
    );
  };
  const pictureOf = (file: ContentFile, named: NamedPicture): ContentPicture | undefined =>
    named.file === undefined
      ? drawingOf(named.drawing, named.alt ?? '')
      : pictureOfFile(file, named.file, named, inspected);
  return {
    problems,
    make: async () => {
      const all = [...plannedPictures.values(), ...videos.values(), ...(drawings?.values() ?? [])];
      const makers: Makers = new Map(
        all.flatMap((planned) => (typeof planned === 'string' ? [] : [...planned.makers])),
      );
      const count = await keepFiles(pictureFolder, makers);
      if (count > 0) console.log(`${String(count)} picture files made anew`);
    },
    fieldsOf: (file, fields) => {
      const replaced = replacePictures(fields, (picture) => pictureOf(file, picture)) as object;
      const picture = drawingOf(defaults.get(file), '');
      return picture ? { ...replaced, picture } : replaced;
    },
    pictureInText: (file, address) => pictureOf(file, namedInText(address)),
  };
}

/**
 * Returns the picture that an entry names by the address of a file; undefined if the file is missing or cannot be shown,
 * which `inspect` has reported.
 */
function pictureOfFile(
  file: ContentFile,
  address: string,
  { alt = '', focus = centre, video, slot }: NamedPicture,
  { plannedPictures, videos }: Inspected,
): ContentPicture | undefined {
  const source = findSource(file, address);
  const planned = source === undefined ? undefined : plannedPictures.get(keyOf(source, slot));
  // A string is a problem.
  if (planned === undefined || typeof planned === 'string') return undefined;
  const common = {
    alt,
    videos: video?.flatMap((name) => {
      const videoSource = findSource(file, name);
      const plannedVideo = videoSource === undefined ? undefined : videos.get(videoSource);
      return typeof plannedVideo === 'object' ? [plannedVideo.video] : [];
    }),
  };
  if (planned.picture.kind === 'vector') return { ...planned.picture, ...common };
  return focus === 'whole'
    ? { ...planned.picture, ...common, focus: centre, isWhole: true }
    : { ...planned.picture, ...common, focus };
}

/** Finds and inspects the source files of pictures. Each file is inspected once, however many entries use it. */
async function inspect(
  uses: readonly PictureUse[],
  knownDrawings: ReadonlySet<string>,
  pictureFolder: string,
): Promise<Inspected> {
  const problems: FileProblem[] = [];
  const plannedPictures: Inspected['plannedPictures'] = new Map();
  const videos: Inspected['videos'] = new Map();
  const drawingNames = new Set<string>();
  for (const use of uses) {
    const { picture, file } = use;
    /** @param property The property of the picture that is wrong. */
    const report = (message: string, property: 'drawing' | 'file' | 'video') =>
      problems.push(problemOf(use, message, property));
    /** Returns the path of a source file. If there is no such file, reports it and returns undefined. */
    const findOrReport = (address: string, property: 'file' | 'video') => {
      const source = findSource(file, address);
      if (source === undefined) {
        const tried = candidatesFor(file, address).join(' or ');
        report(`there is no file "${address}": it would be ${tried}`, property);
      }
      return source;
    };
    for (const address of picture.video ?? []) {
      const source = findOrReport(address, 'video');
      if (source === undefined) continue;
      const planned = videos.get(source) ?? readVideo(source);
      videos.set(source, planned);
      if (typeof planned === 'string') report(`"${address}" ${planned}`, 'video');
    }
    if (picture.drawing !== undefined) {
      if (knownDrawings.has(picture.drawing)) drawingNames.add(picture.drawing);
      else report(`there is no drawing called "${picture.drawing}"`, 'drawing');
    }
    if (picture.file === undefined) continue;
    const source = findOrReport(picture.file, 'file');
    if (source === undefined) continue;
    const key = keyOf(source, picture.slot);
    const planned =
      plannedPictures.get(key) ?? (await readPicture(source, picture.slot, pictureFolder));
    plannedPictures.set(key, planned);
    if (typeof planned === 'string') report(`"${picture.file}" ${planned}`, 'file');
  }
  return { problems, plannedPictures, videos, drawingNames };
}

function problemOf(
  { file, field, line }: PictureUse,
  message: string,
  property: string,
): FileProblem {
  // A picture in a Markdown text has no properties: the problem belongs to the field with the text.
  if (line !== undefined) return { file, field, line, message };
  return { file, field: [...field, property], message };
}

/** Returns the pictures in the fields of an entry and those in its Markdown text. */
function usesIn(file: ContentFile): PictureUse[] {
  const { content } = file.fields as { content?: unknown };
  const figures = path.extname(file.file) === '.md' ? figuresOf(String(content)) : [];
  return [
    ...[...picturesIn(file.fields)].map((use) => ({ ...use, file })),
    ...figures.map(({ address, line }) => ({
      file,
      field: ['content'],
      line,
      picture: namedInText(address),
    })),
  ];
}

function* picturesIn(
  value: unknown,
  field: readonly PropertyKey[] = [],
): Generator<Pick<PictureUse, 'field' | 'picture'>> {
  if (isNamedPicture(value)) yield { field, picture: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* picturesIn(inner, [...field, name]);
  }
}

/** Returns a deep copy of a value in which each picture is replaced by what `replacement` returns for it. */
function replacePictures(value: unknown, replacement: (picture: NamedPicture) => unknown): unknown {
  if (isNamedPicture(value)) return replacement(value);
  if (Array.isArray(value)) return value.map((inner) => replacePictures(inner, replacement));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replacePictures(inner, replacement)]),
  );
}

/** Returns the `NamedPicture` for a picture in a Markdown text: `![Words](address)`. */
function namedInText(address: string): NamedPicture {
  const [, drawing] = /^drawing:(.*)$/.exec(address) ?? [];
  return {
    kind: 'named',
    slot: figureSlot,
    ...(drawing === undefined ? { file: address } : { drawing }),
  };
}

/** Returns the key of a picture in `plannedPictures`. Each slot needs the same source in other widths. */
function keyOf(source: string, { widths, least }: Slot): string {
  return [source, least, ...widths].join(' ');
}

/**
 * Returns the paths at which the file of an address may be, in order of preference. An address `media/…` belongs
 * to the shared folder src/content/media. Any other address is relative to the entry, in the folder of its
 * language or else in that of the default language.
 */
function candidatesFor({ directory, file, locale }: ContentFile, address: string): string[] {
  if (address.startsWith('media/')) return [path.join(directory, '..', address)];
  const folder = path.relative(path.join(directory, locale), path.dirname(file));
  const paths = [locale, defaultLocale].map((code) => path.join(directory, code, folder, address));
  return [...new Set(paths)];
}

function findSource(file: ContentFile, address: string): string | undefined {
  return candidatesFor(file, address).find((candidate) => existsSync(candidate));
}
