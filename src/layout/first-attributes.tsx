/**
 * Runs in the head, before the first paint.
 *
 * Sets `data-whole`, by which base.css lays out all sections at once, where the browser is about to scroll
 * to a place of the page: to the URL's hash, to a restored position (reload, back and forward), or to the
 * end (by a key). Otherwise that place would move as sections that come into view get their real height.
 */
const scriptContent = `{const {dataset}=document.documentElement;
const [{type}]=performance.getEntriesByType('navigation');
if(type!=='navigate'||location.hash)dataset.whole='';
addEventListener('keydown',({key,metaKey})=>{if(key==='End'||(metaKey&&key==='ArrowDown'))dataset.whole=''})}`;

export function FirstAttributes() {
  return <script dangerouslySetInnerHTML={{ __html: scriptContent }} />;
}
