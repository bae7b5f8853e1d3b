import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

/** Load average before the measurement. The documents name it, because results from a busy machine say little. */
const loadBefore = loadavg()[0] ?? 0;

/** Describes the machine on which a measurement is made. */
export function machine(): string {
  const processor = cpus()[0]?.model ?? 'unknown';
  return `${String(availableParallelism())} × ${processor}, Node ${process.versions.node}, load ${loadBefore.toFixed(1)} before`;
}

/** Returns the median; for an even number of values the upper of the two middle values, without values NaN. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Returns a Markdown table; the first row is its head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * Writes a table, with date and machine, into its document in docs/measurements, and the worst values into the
 * table of the README.
 *
 * @param name Name of the document without its extension. The markers that enclose the table have the same name.
 * @param figures New values for the README: the key is the first cell of a row, the value its second cell.
 */
export async function writeMeasurement(
  name: string,
  table: string,
  figures: Readonly<Record<string, string>>,
): Promise<void> {
  const text = `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}:\n\n${table}`;
  const file = path.join('docs/measurements', `${name}.md`);
  await rewrite(file, (markdown) => betweenMarkers(markdown, name, text));
  await rewrite('README.md', (markdown) => withFigures(markdown, figures));
}

/** Rewrites a document and formats it, because `npm run lint` checks the format. */
async function rewrite(file: string, change: (markdown: string) => string): Promise<void> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(change(readFileSync(file, 'utf8')), options));
}

/**
 * Sets the second cell of rows of a Markdown table.
 *
 * @param figures The key is the first cell of a row, the value its new second cell.
 * @throws Error if a row does not exist.
 */
export function withFigures(markdown: string, figures: Readonly<Record<string, string>>): string {
  return Object.entries(figures).reduce((text, [label, value]) => {
    const firstTwoCells = /^\| *([^|]*?) *\|[^|]*(?=\|)/gm;
    let isFound = false;
    const changed = text.replace(firstTwoCells, (cells, name: string) => {
      if (name !== label) return cells;
      isFound = true;
      return `| ${name} | ${value} `;
    });
    if (!isFound) throw new Error(`The README has no row "${label}".`);
    return changed;
  }, markdown);
}

/**
 * Replaces what is between the markers `<!-- name -->` and `<!-- /name -->` in a Markdown text.
 *
 * @throws Error if the text has no such markers.
 */
export function betweenMarkers(markdown: string, name: string, text: string): string {
  const marked = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marked.test(markdown)) {
    throw new Error(`The document has no markers <!-- ${name} --> and <!-- /${name} -->.`);
  }
  return markdown.replace(marked, (_, start: string, end: string) => `${start}\n${text}\n\n${end}`);
}
