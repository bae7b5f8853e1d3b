/**
 * Decides while the head is read, before anything is painted: a visitor who comes from another page
 * of the site, or back, has the text's typeface in the cache; the first page of a visit gets it after
 * its first paint (`page-start.ts`). Without JavaScript the styles ask for it.
 */
const scriptContent = import.meta.env.DEV
  ? `document.documentElement.dataset.fonts=''`
  : `{const [{type}]=performance.getEntriesByType('navigation');
if(type!=='navigate'||document.referrer.startsWith(location.origin+'/'))document.documentElement.dataset.fonts=''}`;

export function FirstFonts() {
  return <script dangerouslySetInnerHTML={{ __html: scriptContent }} />;
}
