/**
 * Runs while the head is read. Once the page has been painted it fetches the fonts and the whole
 * stylesheet, and applies them together: the browser computes styles and layout once more, not
 * three times. Later pages of a visit find the fonts in the cache and use them at once.
 */
const scriptContent = `{
const root=document.documentElement;
const [{type}]=performance.getEntriesByType('navigation');
if(type!=='navigate'||document.referrer.startsWith(location.origin+'/'))root.dataset.fonts='';
const fonts=['1em "Familjen Grotesk"','1em "Instrument Sans"'];
const fetched=(link)=>new Promise((done)=>{link.onload=link.onerror=done;link.media='print';link.disabled=false});
globalThis.__DRESSED__=new Promise((done)=>{
new PerformanceObserver(async(list,observer)=>{
if(!list.getEntriesByName('first-contentful-paint').length)return;
observer.disconnect();
const links=[...document.querySelectorAll('link[rel="stylesheet"][disabled]')];
await Promise.allSettled([...links.map(fetched),...fonts.map((font)=>document.fonts.load(font))]);
for(const link of links)link.media='all';
root.dataset.fonts='';
done();
}).observe({type:'paint',buffered:true});
});
}`;

/** Has the page dressed after its first paint. Without JavaScript its styles ask for the fonts. */
export function LateStyles() {
  return <script dangerouslySetInnerHTML={{ __html: scriptContent }} />;
}
