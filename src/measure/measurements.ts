import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';

/** What a measurement was made on; figures mean nothing without it. */
export function machine(): string {
  const processor = cpus()[0]?.model ?? 'unknown';
  return `${String(availableParallelism())} × ${processor}, Node ${process.versions.node}`;
}

/** A Markdown table; the first row is its head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Puts a measured table, with its date and machine, into docs/measurements and the README. */
export function writeMeasurement(name: string, table: string): void {
  const text = `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}:\n\n${table}`;
  const file = path.join('docs/measurements', `${name}.md`);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `<!-- ${name} -->\n<!-- /${name} -->\n`);
  }
  for (const place of [file, 'README.md']) {
    writeFileSync(place, betweenMarkers(readFileSync(place, 'utf8'), name, text));
  }
}

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->` of a Markdown text.
 *
 * @throws Error where it has no such markers.
 */
export function betweenMarkers(markdown: string, name: string, text: string): string {
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!place.test(markdown)) throw new Error(`There is no place for "${name}".`);
  return markdown.replace(place, (_, start: string, end: string) => `${start}\n${text}\n\n${end}`);
}
