import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { hydrationPayload } from '../hydration-payload.ts';
import { usedStyles } from '../used-styles.ts';
import type { TemplateClasses } from './templates.ts';

export interface File {
  /** Its name in the folder that visitors see. */
  name: string;
  content: Buffer;
}

/**
 * What a page needs to be taken over, under a name by its content, so that a page kept somewhere
 * never meets the payload of a later build.
 *
 * @param payload The page's payload as Waku wrote it.
 */
export function pagePayload(payload: Buffer): File {
  const content = hydrationPayload(payload);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { name: `assets/page-${hash}.txt`, content };
}

/** Whether a file is the payload of some page, of this build or an earlier one. */
export function isPagePayload(name: string): boolean {
  return /^assets\/page-[\w-]{12}\.txt$/.test(name);
}

/** Name of the payload that Waku writes for a page, by the name of the page's file. */
export function payloadName(page: string): string {
  const route = path.dirname(page);
  return `RSC/R/${route === '.' ? '_root' : route}.txt`;
}

/**
 * Makes the function that tells what a template uses of a stylesheet at an address.
 *
 * @param publicDir Where the stylesheets are.
 * @param classes Of all pages: those of a template share one style, so that the site has few
 * policies, not one a page.
 */
export function createTemplateStyles(
  publicDir: string,
  classes: TemplateClasses,
): (template: string, address: string) => string {
  const styles = new Map<string, string>();
  return (template, address) => {
    const key = `${template} ${address}`;
    const style =
      styles.get(key) ??
      usedStyles(
        readFileSync(path.join(publicDir, address), 'utf8'),
        classes.get(template) ?? new Set(),
      );
    styles.set(key, style);
    return style;
  };
}
