import path from 'node:path';

import { isNode, LineCounter, parseDocument } from 'yaml';

/** Matches a Markdown file: its front matter (YAML between two lines "---") and the text below. */
const markdownFile = /^(---\r?\n)([\s\S]*?\r?\n)(---(?:\r?\n|$))([\s\S]*)$/;

const noFrontMatter = 'has no front matter: fields between two lines "---", above the text';

/**
 * A parsed file of content. The fields of a Markdown file are those of its front matter and `content`, its
 * text.
 */
export interface ParsedFile {
  fields: unknown;
  /**
   * Returns the line of a field in the file, from 1. For a missing field, returns the line of the innermost field
   * around it, or 1.
   *
   * @param line Line within the text of a Markdown file, from 0. Only used for the field `content`.
   */
  lineOf: (field: readonly PropertyKey[], line?: number) => number;
}

/** Thrown for a file with invalid YAML, or a Markdown file without front matter. */
export class ParseError extends Error {
  /** Line of the file, from 1. */
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Splits a Markdown file into its front matter (`fields`) and its text (`body`), each without the lines "---".
 * `open + fields + close + body` is the file again. If a file has no front matter, such as a YAML file, `fields` is
 * the whole file. A YAML file may begin with "---", but has no second such line: that would start another document.
 */
export function splitFrontMatter(source: string) {
  const match = markdownFile.exec(source);
  if (!match) return { open: '', fields: source, close: '', body: '' };
  const [, open = '', fields = '', close = '', body = ''] = match;
  return { open, fields, close, body };
}

/**
 * Parses a file of content by the extension of its name: Markdown (`.md`), anything else as YAML.
 *
 * @throws ParseError
 */
export function parseFile(name: string, source: string): ParsedFile {
  if (path.extname(name) !== '.md') return parseFields(source, 0);
  const { open, fields: yaml, body } = splitFrontMatter(source);
  if (open === '') throw new ParseError(noFrontMatter, 1);
  // Without the last line break, the parser reports an error at the end of the YAML in the last field's line, and
  // not in the line below. One line is above the YAML: the opening "---".
  const { fields, lineOf } = parseFields(yaml.replace(/\r?\n$/, ''), 1);
  if (typeof fields !== 'object') throw new ParseError(noFrontMatter, 1);
  const content = body.trim();
  const textStart = source.length - body.length + body.indexOf(content);
  const textLine = source.slice(0, textStart).split('\n').length;
  return {
    fields: { ...fields, content },
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
