import { defaultLocale } from '#kit/i18n/locales.ts';
import { site } from '#kit/site/definition.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { homeName } from '#kit/site/routes.ts';

import { pngIcons } from './icons.ts';

/**
 * Returns the web app manifest: name, colours and icons for home screens. With `display: browser` the site
 * opens in the browser and not as an app.
 */
export function webManifest(): string {
  const manifest = {
    name: site.company.name,
    short_name: site.company.name,
    description: pageSummary({ name: homeName, locale: defaultLocale }).description,
    lang: defaultLocale,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: site.brand.light.ground,
    theme_color: site.brand.dark.ground,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...pngIcons
        .filter(({ purpose }) => purpose !== undefined)
        .map(({ file, size, purpose }) => ({
          src: `/${file}`,
          type: 'image/png',
          sizes: `${String(size)}x${String(size)}`,
          purpose,
        })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
