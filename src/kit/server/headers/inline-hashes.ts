import { createHash } from 'node:crypto';

/** Hashes of inline scripts and styles, in the form that a content security policy takes: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Matches every script and style element, also scripts with `src`. */
const scriptOrStyle = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Matches the type of a data block, which browsers do not run: any but `module` and `text/javascript`. */
const dataBlockType = /\btype="(?!module"|text\/javascript")/;

/** Returns the hashes of the inline scripts and styles of a document in HTML or SVG. */
export function inlineHashes(document: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of document.matchAll(scriptOrStyle)) {
    if (name === 'style') {
      styles.add(hashOf(text));
      continue;
    }
    const isExternal = /\bsrc=/.test(attributes);
    if (!isExternal && !dataBlockType.test(attributes)) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
