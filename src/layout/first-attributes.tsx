import textFont from 'face:text';

import { faces } from '#brand/tokens.ts';
import { weights } from '#kit/site/faces.ts';

/**
 * Runs in the head, before the first paint.
 *
 * `data-fonts` says that the text's typeface is used. A visitor who comes from another page of the
 * site, or back, has it in the cache and sees it at once. The first page of a visit loads it after its
 * first paint (`page-start.ts`). Added to the document, it styles nothing anew and lays out text
 * alone; a property of the document that named another face would style every element. Without
 * JavaScript the stylesheet loads it.
 *
 * `data-whole`: what is below the first view is laid out at once (base.css), where the browser is about
 * to go to a place of the page: one that the address names, the one that was left, or its end, which
 * would move away as what comes into view there takes its real height.
 */
const scriptContent = `{const {dataset}=document.documentElement;
const [{type}]=performance.getEntriesByType('navigation');
if(type!=='navigate'||location.hash)dataset.whole='';
addEventListener('keydown',({key,metaKey})=>{if(key==='End'||(metaKey&&key==='ArrowDown'))dataset.whole=''});
const face=new FontFace(${JSON.stringify(faces.text.family)},'url(${textFont})',{weight:'${weights.least} ${weights.most}',display:'swap'});
if(${import.meta.env.DEV ? '1' : `type!=='navigate'||document.referrer.startsWith(location.origin+'/')`}){document.fonts.add(face);dataset.fonts=''}
else globalThis.__TEXT_FACE__=face}`;

export function FirstAttributes() {
  return <script dangerouslySetInnerHTML={{ __html: scriptContent }} />;
}
