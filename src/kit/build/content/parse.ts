import path from 'node:path';

import { isNode, LineCounter, parseDocument } from 'yaml';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/;

/** A file of content: the fields of YAML, or those above a Markdown text, which is `content`. */
export interface ParsedFile {
  fields: unknown;
  /**
   * The line of the file, from 1, in which a field stands, or what it would stand in.
   *
   * @param line Of the text of a Markdown file, from 0.
   */
  lineOf: (field: readonly PropertyKey[], line?: number) => number;
}

/** A file that is not YAML. */
export class ParseError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** @throws ParseError where it cannot be read. */
export function parseFile(name: string, source: string): ParsedFile {
  if (path.extname(name) !== '.md') return parseFields(source, 0);
  const [, fields, text] = frontMatter.exec(source) ?? [];
  if (fields === undefined || text === undefined) {
    throw new ParseError('no fields above the text', 1);
  }
  // Below the line that opens the fields.
  const { fields: above, lineOf } = parseFields(fields, 1);
  if (typeof above !== 'object') throw new ParseError('no fields above the text', 1);
  const content = text.trim();
  const textStart = source.lastIndexOf(text) + text.indexOf(content);
  const textLine = source.slice(0, textStart).split('\n').length;
  return {
    fields: { ...above, content },
    lineOf: (field, line = 0) => (field[0] === 'content' ? textLine + line : lineOf(field)),
  };
}

function parseFields(source: string, linesAbove: number): ParsedFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    throw new ParseError(error.message, lineCounter.linePos(error.pos[0]).line + linesAbove);
  }
  return {
    fields: document.toJS() ?? {},
    lineOf: (field) => {
      for (let depth = field.length; depth > 0; depth -= 1) {
        const node = document.getIn(field.slice(0, depth), true);
        if (isNode(node) && node.range) {
          return lineCounter.linePos(node.range[0]).line + linesAbove;
        }
      }
      return 1;
    },
  };
}
