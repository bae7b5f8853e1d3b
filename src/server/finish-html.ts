/** What starts the client entry before the page has loaded: the visitor's first act. */
const firstActs = ['load', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

const entryImport = /import\("(\/assets\/[^"]+\.js)"\)\.catch\(/;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const prefetchTable =
  /globalThis\.__WAKU_ROUTER_PREFETCH__ = \(path, callback\) => \{[\s\S]*?const path2idxs = (\{.*?\});\n[\s\S]*?\n\};\n/;

/**
 * Finishes a document as Waku renders it: the client entry waits until the page has loaded or the
 * visitor does something, because it would compete with the first paint. Until then links and
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

const waiting = `new Promise((start)=>{if(document.readyState==='complete')start();else for(const act of ${JSON.stringify(firstActs)})addEventListener(act,start,{once:true,capture:true,passive:true})})`;

/** The table says which modules a page needs. Where all need the same, the entry has them loaded. */
function withoutNeed(table: string, pages: string): string {
  const needs = Object.values(JSON.parse(pages) as Record<string, number[]>);
  return new Set(needs.map((need) => need.join())).size > 1 ? table : '';
}
