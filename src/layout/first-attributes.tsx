/**
 * Runs in the head, before the first paint.
 *
 * `data-whole`: what is below the first view is laid out at once (base.css), where the browser is about
 * to go to a place of the page: one that the address names, the one that was left, or its end, which
 * would move away as what comes into view there takes its real height.
 */
const scriptContent = `{const {dataset}=document.documentElement;
const [{type}]=performance.getEntriesByType('navigation');
if(type!=='navigate'||location.hash)dataset.whole='';
addEventListener('keydown',({key,metaKey})=>{if(key==='End'||(metaKey&&key==='ArrowDown'))dataset.whole=''})}`;

export function FirstAttributes() {
  return <script dangerouslySetInnerHTML={{ __html: scriptContent }} />;
}
