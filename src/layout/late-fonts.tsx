/**
 * Runs before the first paint. A visitor's first page is painted with fonts that are there, so that
 * its text and picture need not share the line with ours; later pages find ours in the cache.
 */
const scriptContent = `{
const show=()=>{document.documentElement.dataset.fonts=''};
const [{type}]=performance.getEntriesByType('navigation');
if(type!=='navigate'||document.referrer.startsWith(location.origin+'/'))show();
else new PerformanceObserver(show).observe({type:'paint',buffered:true});
}`;

/** Has the page fetch its fonts once it has been painted. Without JavaScript its styles do. */
export function LateFonts() {
  return <script dangerouslySetInnerHTML={{ __html: scriptContent }} />;
}
