/**
 * What a finished page runs before its client entry, as text: it is the same in every page, so that
 * a built page names it as a file and an answer to a form holds it in one script.
 */

/** Milliseconds after the load event: who has told of no paint by then never will. */
const patience = 3000;

/** Milliseconds in which a browser computes the page's styles again. */
const moment = 50;

/** What starts the client entry before the page has been painted: the visitor's first act. */
const firstActs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** What is fetched before the browser has shown the page delays it, also after the load event. */
const painted = `globalThis.__PAINTED__=new Promise((done)=>{
const wait=()=>{
setTimeout(done,${String(patience)});
new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)done()}).observe({type:'paint',buffered:true});
};
if(document.readyState==='complete')wait();else addEventListener('load',wait);
});`;

/**
 * Fetches the fonts and the whole stylesheet, and applies them when all have come: first the
 * stylesheet, which changes nothing that is seen, a moment later the fonts, so that the visitor is
 * answered in between. Later pages of a visit find the fonts in the cache and use them at once
 * (`first-fonts.tsx`).
 *
 * A text whose lines break elsewhere in our fonts would move everything below it under the
 * visitor's eyes: its letters are set a hair closer or wider, until it has as many lines as before,
 * and where it still has fewer it keeps its height.
 */
const dressed = `globalThis.__DRESSED__=__PAINTED__.then(async()=>{
const fonts=['1em "Familjen Grotesk"','1em "Instrument Sans"'];
const links=[...document.querySelectorAll('link[rel="stylesheet"][disabled]')];
const fetched=(link)=>new Promise((done)=>{link.onload=link.onerror=done;link.media='print';link.disabled=false});
await Promise.allSettled([...links.map(fetched),...fonts.map((font)=>document.fonts.load(font))]);
for(const link of links)link.media='all';
await new Promise((done)=>setTimeout(done,${String(moment)}));
const texts=[...document.querySelectorAll('main :is(h1,h2,h3,p,li,.crumbs)')].map((text)=>({text,box:text.getBoundingClientRect()})).filter(({box})=>box.bottom>0&&box.top<innerHeight);
document.documentElement.dataset.fonts='';
const grown=({text,box})=>Math.round((text.offsetHeight-box.height)/10);
for(const seen of texts.filter(grown)){
const {style}=seen.text,before=getComputedStyle(seen.text).letterSpacing.replace('normal','0px'),way=-Math.sign(grown(seen));
[.01,.02,.03,0].find((ems)=>{style.letterSpacing='calc('+before+' + '+way*ems+'em)';return !grown(seen)});
style.minHeight=seen.box.height+'px';
}
});`;

const started = `new Promise((start)=>{
__PAINTED__.then(start);
for(const act of ${JSON.stringify(firstActs)})addEventListener(act,start,{once:true,capture:true,passive:true});
})`;

/** Statements, and in the end a promise of the moment in which the client entry is to be fetched. */
export const pageStart = `${painted}\n${dressed}\n${started}`;
