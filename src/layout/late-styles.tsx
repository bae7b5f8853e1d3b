/** Milliseconds after the load event: who has told of no paint by then never will. */
const patience = 3000;

/**
 * Runs while the head is read. Once the page has been painted it fetches the fonts and the whole
 * stylesheet, and applies them together: the browser computes styles and layout once more, not
 * three times. Later pages of a visit find the fonts in the cache and use them at once.
 *
 * A text whose lines break elsewhere in our fonts would move everything below it under the
 * visitor's eyes: its letters are set a hair closer or wider, until it has as many lines as before,
 * and where it still has fewer it keeps its height.
 */
const scriptContent = `{
const root=document.documentElement;
const [{type}]=performance.getEntriesByType('navigation');
if(type!=='navigate'||document.referrer.startsWith(location.origin+'/'))root.dataset.fonts='';
const fonts=['1em "Familjen Grotesk"','1em "Instrument Sans"'];
const fetched=(link)=>new Promise((done)=>{link.onload=link.onerror=done;link.media='print';link.disabled=false});
const painted=new Promise((done)=>{
addEventListener('load',()=>setTimeout(done,${patience}));
new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)done()}).observe({type:'paint',buffered:true});
});
globalThis.__DRESSED__=painted.then(async()=>{
const links=[...document.querySelectorAll('link[rel="stylesheet"][disabled]')];
await Promise.allSettled([...links.map(fetched),...fonts.map((font)=>document.fonts.load(font))]);
const texts=[...document.querySelectorAll('main :is(h1,h2,h3,p,li,.crumbs)')].map((text)=>({text,box:text.getBoundingClientRect()})).filter(({box})=>box.bottom>0&&box.top<innerHeight);
for(const link of links)link.media='all';
root.dataset.fonts='';
const grown=({text,box})=>Math.round((text.offsetHeight-box.height)/10);
for(const seen of texts.filter(grown)){
const {style}=seen.text,before=getComputedStyle(seen.text).letterSpacing.replace('normal','0px'),way=-Math.sign(grown(seen));
[.01,.02,.03,0].find((ems)=>{style.letterSpacing='calc('+before+' + '+way*ems+'em)';return !grown(seen)});
style.minHeight=seen.box.height+'px';
}
});
}`;

/** Has the page dressed after its first paint. Without JavaScript its styles ask for the fonts. */
export function LateStyles() {
  return <script dangerouslySetInnerHTML={{ __html: scriptContent }} />;
}
