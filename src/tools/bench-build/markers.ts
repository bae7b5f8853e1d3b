import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->` of a Markdown file.
 *
 * @throws Error where the file has no such markers.
 */
export function writeBetweenMarkers(file: string, name: string, text: string): void {
  const before = readFileSync(file, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!place.test(before)) throw new Error(`${file} has no place for "${name}".`);
  writeFileSync(
    file,
    before.replace(place, (_, start: string, end: string) => `${start}\n${text}\n\n${end}`),
  );
}
