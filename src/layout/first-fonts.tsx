/**
 * Runs in the head, before the first paint: a visitor who comes from another page of the site, or back,
 * has the text's typeface in the cache and sees it at once. The first page of a visit loads it after
 * its first paint (`page-start.ts`). Without JavaScript the stylesheet loads it.
 */
const scriptContent = import.meta.env.DEV
  ? `document.documentElement.dataset.fonts=''`
  : `{const [{type}]=performance.getEntriesByType('navigation');
if(type!=='navigate'||document.referrer.startsWith(location.origin+'/'))document.documentElement.dataset.fonts=''}`;

export function FirstFonts() {
  return <script dangerouslySetInnerHTML={{ __html: scriptContent }} />;
}
