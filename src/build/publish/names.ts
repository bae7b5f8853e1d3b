/** Files of the top of public/ that the build writes; everything else in there is a source. */
export const writtenNames: readonly string[] = [
  'apple-touch-icon.png',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'llms.txt',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
];
