/**
 * Runs in the head, before the first paint. Sets `data-whole` on `<html>` if the browser is about to scroll
 * far: to the URL's hash, to a restored position (reload, back and forward), or to the end of the page (by the
 * key End or Command+Down). base.css then lays out all sections at once. Otherwise the scroll target would
 * move while sections that come into view get their real heights. In all other cases lay-out-rest.ts sets
 * `data-whole` later.
 */
const scriptContent = `{const {dataset}=document.documentElement;
const [{type}]=performance.getEntriesByType('navigation');
if(type!=='navigate'||location.hash)dataset.whole='';
addEventListener('keydown',({key,metaKey})=>{if(key==='End'||(metaKey&&key==='ArrowDown'))dataset.whole=''})}`;

export function FirstAttributes() {
  return <script dangerouslySetInnerHTML={{ __html: scriptContent }} />;
}
