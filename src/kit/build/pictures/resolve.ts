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
import { type MadeFile, readPicture } from './files.ts';
import { type MadeVideo, readVideo } from './videos.ts';

const middle = '50% 50%';

/** The pictures that content names, found and looked at. */
export interface Pictures {
  problems: FileProblem[];
  /** Makes those that are not kept from an earlier build, and lets go of all others. */
  make: () => Promise<void>;
  /** Fields of an entry with pictures in the place of their names. */
  fieldsOf: (file: ContentFile, fields: object) => object;
  /** A picture of an entry's text, by its address there. */
  figureOf: (file: ContentFile, address: string) => ContentPicture | undefined;
}

interface Named {
  file: ContentFile;
  field: readonly PropertyKey[];
  line?: number;
  picture: NamedPicture;
}

/**
 * Finds the pictures of all entries.
 *
 * @param cache Gets `pictures`, which are served, and `drawings`.
 * @param defaultDrawing Name of the drawing of an entry that says nothing about its picture.
 */
export async function readPictures(
  files: readonly ContentFile[],
  cache: string,
  artwork: Artwork | undefined,
  defaultDrawing: (file: ContentFile) => string | undefined,
): Promise<Pictures> {
  const kept = path.join(cache, 'pictures');
  const knownDrawings = new Set(artwork?.drawings);
  const named = files.flatMap(namedIn);
  const defaults = new Map(
    files.flatMap((file): [ContentFile, string][] => {
      const name = 'picture' in file.fields ? undefined : defaultDrawing(file);
      return name !== undefined && knownDrawings.has(name) ? [[file, name]] : [];
    }),
  );

  const problems: FileProblem[] = [];
  const madeFiles = new Map<string, MadeFile | string>();
  const videos = new Map<string, MadeVideo | string>();
  const drawingNames = new Set(defaults.values());
  for (const { picture, ...place } of named) {
    const field = [...place.field];
    const wrong = (message: string, name = picture.file === undefined ? 'drawing' : 'file') =>
      problems.push({
        ...place,
        field: place.line === undefined ? [...field, name] : field,
        message,
      });
    /** Where a file is; undefined where it is not, which is said. */
    const findFile = (address: string, name?: string) => {
      const source = pathOf(place.file, address);
      const places = placesOf(place.file, address).join(' or ');
      if (source === undefined) wrong(`there is no file "${address}": ${places}`, name);
      return source;
    };
    for (const address of picture.video ?? []) {
      const source = findFile(address, 'video');
      if (source === undefined) continue;
      const found = videos.get(source) ?? readVideo(source);
      videos.set(source, found);
      if (typeof found === 'string') wrong(`"${address}" ${found}`, 'video');
    }
    if (picture.drawing !== undefined) {
      if (knownDrawings.has(picture.drawing)) drawingNames.add(picture.drawing);
      else wrong(`there is no drawing called "${picture.drawing}"`);
    }
    if (picture.file === undefined) continue;
    const source = findFile(picture.file);
    if (source === undefined) continue;
    const key = keyOf(source, picture.slot);
    const found = madeFiles.get(key) ?? (await readPicture(source, picture.slot, kept));
    madeFiles.set(key, found);
    if (typeof found === 'string') wrong(`"${picture.file}" ${found}`);
  }
  const drawings =
    artwork && (await readDrawings(artwork, drawingNames, path.join(cache, 'drawings')));

  const drawn = (name: string | undefined, alt: string): ContentPicture | undefined => {
    const found = drawings?.get(name ?? '');
    return found && { kind: 'drawing', alt, on: found.on, callout: found.callout };
  };
  const pictureOf = (
    file: ContentFile,
    { drawing, file: address, alt = '', focus = middle, video, slot }: NamedPicture,
  ): ContentPicture | undefined => {
    if (address === undefined) return drawn(drawing, alt);
    const found = madeFiles.get(keyOf(pathOf(file, address) ?? '', slot));
    if (typeof found !== 'object') return undefined;
    const shown = {
      alt,
      videos: video?.flatMap((name) => {
        const film = videos.get(pathOf(file, name) ?? '');
        return typeof film === 'object' ? [film.video] : [];
      }),
    };
    if (found.picture.kind !== 'photo') return { ...found.picture, ...shown };
    return focus === 'whole'
      ? { ...found.picture, ...shown, focus: middle, isWhole: true }
      : { ...found.picture, ...shown, focus };
  };
  return {
    problems,
    make: async () => {
      const all = [...madeFiles.values(), ...videos.values(), ...(drawings?.values() ?? [])];
      const makers: Makers = new Map(
        all.flatMap((one) => (typeof one === 'string' ? [] : [...one.makers])),
      );
      const count = await keepFiles(kept, makers);
      if (count > 0) console.log(`${String(count)} picture files made anew`);
    },
    fieldsOf: (file, fields) => {
      const all = replaced(fields, (picture) => pictureOf(file, picture)) as object;
      const picture = drawn(defaults.get(file), '');
      return picture ? { ...all, picture } : all;
    },
    figureOf: (file, address) => pictureOf(file, figure(address)),
  };
}

/** Pictures of an entry's fields, and those of its text. */
function namedIn(file: ContentFile): Named[] {
  const { content } = file.fields as { content?: unknown };
  const figures = path.extname(file.file) === '.md' ? figuresOf(String(content)) : [];
  return [
    ...[...picturesIn(file.fields)].map((one) => ({ ...one, file })),
    ...figures.map(({ address, line }) => ({
      file,
      field: ['content'],
      line,
      picture: figure(address),
    })),
  ];
}

function* picturesIn(
  value: unknown,
  field: readonly PropertyKey[] = [],
): Generator<Pick<Named, 'field' | 'picture'>> {
  if (isNamedPicture(value)) yield { field, picture: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* picturesIn(inner, [...field, name]);
  }
}

/** A copy with something else in the place of each picture. */
function replaced(value: unknown, other: (picture: NamedPicture) => unknown): unknown {
  if (isNamedPicture(value)) return other(value);
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaced(inner, other)]),
  );
}

function figure(address: string): NamedPicture {
  const [, drawing] = /^drawing:(.*)$/.exec(address) ?? [];
  return {
    kind: 'named',
    slot: figureSlot,
    ...(drawing === undefined ? { file: address } : { drawing }),
  };
}

function keyOf(source: string, { widths, least }: Slot): string {
  return [source, least, ...widths].join(' ');
}

/** Where a picture may be: in the shared folder, or beside the entry in its language, or in the first. */
function placesOf({ directory, file, locale }: ContentFile, address: string): string[] {
  if (address.startsWith('media/')) return [path.join(directory, '..', address)];
  const folder = path.relative(path.join(directory, locale), path.dirname(file));
  const places = [locale, defaultLocale].map((each) => path.join(directory, each, folder, address));
  return [...new Set(places)];
}

function pathOf(file: ContentFile, address: string): string | undefined {
  return placesOf(file, address).find((place) => existsSync(place));
}
