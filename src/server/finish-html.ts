import { pageStart } from './page-start.ts';

const entryImport = /import\("(\/assets\/[^"]+\.js)"\)\.catch\(/;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const prefetchTable =
  /globalThis\.__WAKU_ROUTER_PREFETCH__ = \(path, callback\) => \{[\s\S]*?const path2idxs = (\{.*?\});\n[\s\S]*?\n\};\n/;
const stylesheet = /<link rel="stylesheet"[^>]*? href="(\/[^"]+)"[^>]*?(?=\/?>)/g;
const inlinedPayload = /<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\([\s\S]*?\)<\/script>/g;
const payloadReader = /globalThis\.__WAKU_INITIAL_RSC__ = \(\(\) => \{.*?\}\)\(\);/;
const bootstrap = /<script id="_R_">([\s\S]*?)<\/script>/;
/** Of `FirstViewEnd`, which leaves what stands in it as it is. */
export const firstViewEnd = '<div data-first-view-end="" hidden="">';

/** What the build makes of a page's parts: each has an address that names its content. */
export interface PageParts {
  /** The address of what React needs to take the page over. */
  payload: string;
  /** What a page needs of the stylesheet at an address. */
  stylesOf: (address: string) => PageStyles;
  /** Keeps a script as a file. */
  scriptOf: (text: string) => string;
}

export interface PageStyles {
  /** Text of the rules that the page's first view needs, or the whole page. */
  first: string;
  /** The address of what the rest of the page needs besides, where its first view has an end. */
  rest?: string | undefined;
}

/**
 * Finishes a document as Waku renders it: the client entry waits until the page has been painted or
 * the visitor does something, because it would compete with the first paint. Until then links and
 * forms work natively.
 *
 * @throws Error where the document does not look like one of Waku's.
 */
export function finishHtml(html: string): string {
  if (!entryImport.test(html)) throw new Error('The page has no client entry that could wait.');
  return html
    .replaceAll(modulePreload, '')
    .replace(entryImport, (_, entry: string) => `${pageStart}.then(()=>import("${entry}")).catch(`)
    .replace(prefetchTable, withoutNeed);
}

/**
 * Finishes a built page, which can do more: the styles of its first view stand in it, so that the
 * first paint waits for one file alone. What else the page needs are files: the styles of what
 * follows, for which a browser waits where the first view ends; the script that starts the client;
 * and what React needs to take the page over, fetched together with the client entry.
 *
 * @throws Error where the document does not look like one of Waku's.
 */
export function finishPage(html: string, { payload, stylesOf, scriptOf }: PageParts): string {
  if (!bootstrap.test(html) || !payloadReader.test(html)) {
    throw new Error('The page has no payload that could be fetched.');
  }
  const rest: string[] = [];
  const finished = finishHtml(html)
    .replace(stylesheet, (link, address: string) => {
      const styles = stylesOf(address);
      if (styles.rest !== undefined) rest.push(styles.rest);
      // Disabled, no browser loads it. React looks for it and would load it if it were not there.
      return `<style>${styles.first}</style>${link} disabled=""`;
    })
    .replaceAll(inlinedPayload, '')
    .replace(payloadReader, '')
    .replace('.then(()=>import(', `.then(()=>${fetching}).then(()=>import(`)
    .replace(bootstrap, (_, text: string) => {
      const start = afterPaint(scriptOf(text));
      return `<script id="_R_" data-payload="${payload}">${start}</script>`;
    });
  // Of little priority: what the visitor sees at first comes before it.
  const links = rest.map((file) => `<link rel="stylesheet" href="${file}" fetchpriority="low"/>`);
  return finished.replace(firstViewEnd, `$&${links.join('')}`);
}

/**
 * The page comes first: what starts the client is asked for when the browser tells that it has
 * painted, or in two seconds. A module that was asked for twice is there once.
 */
function afterPaint(address: string): string {
  return `{const start=()=>import("${address}");new PerformanceObserver(start).observe({type:'paint',buffered:true});setTimeout(start,2e3)}`;
}

const fetching = `{globalThis.__WAKU_INITIAL_RSC__={response:fetch(document.getElementById('_R_').dataset.payload)}}`;

/** The table says which modules a page needs. Where all need the same, the entry has them loaded. */
function withoutNeed(table: string, pages: string): string {
  const needs = Object.values(JSON.parse(pages) as Record<string, number[]>);
  return new Set(needs.map((need) => need.join())).size > 1 ? table : '';
}
