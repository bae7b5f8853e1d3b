import path from 'node:path';

import { parse } from 'yaml';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/;

/**
 * The fields of a file of content: of YAML itself, or of what stands above a Markdown text, which
 * is the field `content`.
 *
 * @throws Error where it cannot be read.
 */
export function parseFile(name: string, source: string): unknown {
  if (path.extname(name) !== '.md') return parse(source);
  const [, fields, text] = frontMatter.exec(source) ?? [];
  if (fields === undefined || text === undefined) throw new Error('no fields above the text');
  return { ...(parse(fields) as object), content: text.trim() };
}
