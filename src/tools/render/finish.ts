import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contentHash } from '../../server/encodings.ts';
import type { PageStyles } from '../../server/finish-html.ts';
import { hydrationPayload } from '../hydration-payload.ts';
import { type ClassNames, usedStyles } from '../used-styles.ts';
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
  return namedByContent('page', '.txt', hydrationPayload(payload));
}

/** The script that starts the pages. */
export function startScript(text: string): File {
  return namedByContent('start', '.js', Buffer.from(text));
}

/** Whether a file is a part of pages that was made here, in this build or an earlier one. */
export function isPagePart(name: string): boolean {
  return /^assets\/(?:page-[\w-]{12}\.txt|start-[\w-]{12}\.js|rest-[\w-]{12}\.css)$/.test(name);
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
 * @param keep Keeps a file of rules that follow a first view.
 */
export function createTemplateStyles(
  publicDir: string,
  classes: TemplateClasses,
  keep: (file: File) => void,
): (template: string, address: string) => PageStyles {
  const made = new Map<string, PageStyles>();
  return (template, address) => {
    const key = `${template} ${address}`;
    const styles =
      made.get(key) ??
      templateStyles(readFileSync(path.join(publicDir, address), 'utf8'), classes.get(template));
    made.set(key, styles);
    return styles;
  };

  function templateStyles(css: string, names = none): PageStyles {
    const { first, rest } = usedStyles(css, names);
    if (rest === '') return { first };
    const file = namedByContent('rest', '.css', Buffer.from(rest));
    keep(file);
    return { first, rest: `/${file.name}` };
  }
}

const none: ClassNames = { all: new Set(), first: new Set() };

function namedByContent(kind: string, extension: string, content: Buffer): File {
  return { name: `assets/${kind}-${contentHash(content).slice(0, 12)}${extension}`, content };
}
