import { existsSync, globSync, readFileSync } from 'node:fs';

import sharp from 'sharp';

import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { site } from '#kit/site/definition.ts';

import type { Adopted, Trace } from './adopted.ts';

export interface FoundTrace extends Trace {
  file: string;
  /** From 1; of a picture 1. */
  line: number;
}

/** What a company writes itself, and what visitors get; the kit, its tests and its papers are the template's. */
const sources = [
  'src/{brand,content,layout,pages,sections,site,ui}/**/*.*',
  'locales/*.po',
  'public/**/*.*',
];
const output = 'dist*/public/**/*.*';
const readable = /\.(?:tsx?|css|svg|json|ya?ml|md|po|html|txt|xml|webmanifest|js)$/;

/** A colour is in a picture where it covers more of it than a soft edge by chance. */
const leastShare = 0.0005;

/** Traces of the template in the sources and, where there is a build, in its files, each with its line. */
export async function findTraces(
  { traces, answers }: Pick<Adopted, 'traces' | 'answers'>,
  { built = true } = {},
): Promise<FoundTrace[]> {
  const tokens = site.records && readFileSync(site.records.tokens, 'utf8');
  const own = JSON.stringify(answers) + (tokens ?? '');
  const kept = keptKinds(answers);
  // What the company says of itself, or keeps, is no trace.
  const looked = traces.filter(({ kind, text }) => !kept.has(kind) && !own.includes(text));
  const colours = coloursOf(looked);
  const found: FoundTrace[] = [];
  const files = [...globSync(sources), ...(built ? globSync(output) : [])].sort();
  for (const file of files) {
    if (readable.test(file)) found.push(...inText(file, looked));
    else if (/\.png$/.test(file)) found.push(...(await inPicture(file, colours)));
  }
  return found;
}

function inText(file: string, traces: readonly Trace[]): FoundTrace[] {
  const text = withoutSoftHyphens(readFileSync(file, 'utf8')).replaceAll('\u00A0', ' ');
  const present = traces.filter(({ text: looked }) => indexOf(text, looked) >= 0);
  if (present.length === 0) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      present
        .filter((trace) => indexOf(line, trace.text) >= 0)
        .map((trace) => ({ ...trace, file, line: index + 1 })),
    );
}

/** A word within another word is no trace: "Acme" is none in "Acmeville". */
function indexOf(text: string, looked: string): number {
  for (let at = text.indexOf(looked); at >= 0; at = text.indexOf(looked, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + looked.length] ?? ' '}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return at;
  }
  return -1;
}

async function inPicture(file: string, colours: readonly Trace[]): Promise<FoundTrace[]> {
  if (colours.length === 0 || !existsSync(file)) return [];
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const value = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const least = info.width * info.height * leastShare;
  return colours
    .filter(({ text }) => (counts.get(parseInt(text.slice(1), 16)) ?? 0) > least)
    .map((trace) => ({ ...trace, file, line: 1 }));
}

function coloursOf(traces: readonly Trace[]): Trace[] {
  return traces.filter(({ kind }) => kind === 'colour');
}

/** Kinds of traces that the company decided to keep: its samples, the template's colours. */
function keptKinds(answers: unknown): Set<Trace['kind']> {
  const { samples = {}, colours = {} } = answers as {
    samples?: Record<string, string>;
    colours?: Record<string, string>;
  };
  const kept = new Set<Trace['kind']>();
  if (samples['team'] !== 'remove') kept.add('person');
  if (samples['clients'] !== 'remove') kept.add('client');
  if (Object.keys(colours).length === 0) kept.add('colour');
  return kept;
}
