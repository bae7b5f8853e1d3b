/** What starts the client entry before the page has been painted: the visitor's first act. */
const firstActs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

const entryImport = /import\("(\/assets\/[^"]+\.js)"\)\.catch\(/;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const prefetchTable =
  /globalThis\.__WAKU_ROUTER_PREFETCH__ = \(path, callback\) => \{[\s\S]*?const path2idxs = (\{.*?\});\n[\s\S]*?\n\};\n/;
const stylesheet = /<link rel="stylesheet"[^>]*? href="(\/[^"]+)"[^>]*?(?=\/?>)/g;
const inlinedPayload = /<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\([\s\S]*?\)<\/script>/g;
const payloadReader = /globalThis\.__WAKU_INITIAL_RSC__ = \(\(\) => \{.*?\}\)\(\);/;
const bootstrap = '<script id="_R_">';

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
    .replace(entryImport, (_, entry: string) => `${waiting}.then(()=>import("${entry}")).catch(`)
    .replace(prefetchTable, withoutNeed);
}

/**
 * Finishes a built page, which can do more: its styles stand in it, so that the first paint waits
 * for one file alone, and what React needs to take the page over is a file of its own, fetched
 * together with the client entry. What is left of the scripts is the same in every page.
 *
 * @param styleOf The text of a stylesheet by its address.
 * @param payload The address of the page's payload.
 * @throws Error where the document does not look like one of Waku's.
 */
export function finishPage(
  html: string,
  { styleOf, payload }: { styleOf: (address: string) => string; payload: string },
): string {
  if (!html.includes(bootstrap) || !payloadReader.test(html)) {
    throw new Error('The page has no payload that could be fetched.');
  }
  return finishHtml(html)
    .replace(
      stylesheet,
      // Disabled, no browser loads it. React looks for it and would load it if it were not there.
      (link, address: string) => `<style>${styleOf(address)}</style>${link} disabled=""`,
    )
    .replaceAll(inlinedPayload, '')
    .replace(payloadReader, '')
    .replace(bootstrap, `<script id="_R_" data-payload="${payload}">`)
    .replace('.then(()=>import(', `.then(()=>${fetching}).then(()=>import(`);
}

// What is fetched before the browser has shown the page delays it, also after the load event.
// Where nothing tells of a paint, three seconds after that event are enough.
const waiting = `new Promise((start)=>{const painted=()=>{setTimeout(start,3000);new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true})};if(document.readyState==='complete')painted();else addEventListener('load',painted);for(const act of ${JSON.stringify(firstActs)})addEventListener(act,start,{once:true,capture:true,passive:true})})`;

const fetching = `{globalThis.__WAKU_INITIAL_RSC__={response:fetch(document.getElementById('_R_').dataset.payload)}}`;

/** The table says which modules a page needs. Where all need the same, the entry has them loaded. */
function withoutNeed(table: string, pages: string): string {
  const needs = Object.values(JSON.parse(pages) as Record<string, number[]>);
  return new Set(needs.map((need) => need.join())).size > 1 ? table : '';
}
