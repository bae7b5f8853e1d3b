import { createHash } from 'node:crypto';

/** What a document holds in its own text and a policy has to name, as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Scripts of another type are data, which no browser runs. */
const data = /\btype="(?!module"|text\/javascript")/;

/** Hashes of the inline scripts and styles of a document in HTML or SVG. */
export function inlineHashes(document: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of document.matchAll(element)) {
    if (name === 'style') styles.add(hashOf(text));
    else if (!/\bsrc=/.test(attributes) && !data.test(attributes)) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
