import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { finishPage } from '../../server/finish-html.ts';
import { hydrationPayload } from '../hydration-payload.ts';
import { usedStyles } from '../used-styles.ts';
import { type TemplateClasses, templateOf } from './templates.ts';

/**
 * Makes the function that finishes a rendered page, named by its file.
 *
 * @param publicDir Where Waku's files are, and get finished.
 * @param classes Of all pages: those of a template share one style, so that the site has few
 * policies, not one a page.
 */
export function createFinisher(
  publicDir: string,
  classes: TemplateClasses,
): (page: string) => void {
  const styles = new Map<string, string>();
  return (page) => {
    const file = path.join(publicDir, page);
    const html = readFileSync(file, 'utf8');
    const template = templateOf(html);
    const styleOf = (address: string): string => styleFor(template, address);
    writeFileSync(file, finishPage(html, { styleOf, payload: payloadOf(page) }));
  };

  /** What a template uses of a stylesheet. */
  function styleFor(template: string, address: string): string {
    const key = `${template} ${address}`;
    const style =
      styles.get(key) ??
      usedStyles(
        readFileSync(path.join(publicDir, address), 'utf8'),
        classes.get(template) ?? new Set(),
      );
    styles.set(key, style);
    return style;
  }

  /**
   * Writes what the page needs to be taken over, under a name by its content, so that a page kept
   * somewhere never meets the payload of a later build. Its address.
   */
  function payloadOf(page: string): string {
    const route = path.dirname(page);
    const file = path.join(publicDir, 'RSC/R', `${route === '.' ? '_root' : route}.txt`);
    const payload = hydrationPayload(readFileSync(file));
    const hash = createHash('sha256').update(payload).digest('base64url').slice(0, 12);
    const address = `/assets/page-${hash}.txt`;
    writeFileSync(path.join(publicDir, address), payload);
    return address;
  }
}
