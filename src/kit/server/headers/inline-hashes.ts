import { createHash } from 'node:crypto';

/** Hashes of inline scripts and styles, as a content security policy has them: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** A script of another type is a data block, which browsers do not run. */
const dataType = /\btype="(?!module"|text\/javascript")/;

/** Returns the hashes of the inline scripts and styles of a document in HTML or SVG. */
export function inlineHashes(document: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of document.matchAll(element)) {
    if (name === 'style') styles.add(hashOf(text));
    else if (!/\bsrc=/.test(attributes) && !dataType.test(attributes)) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
