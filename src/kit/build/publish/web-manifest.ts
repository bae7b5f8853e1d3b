import { colours } from '#brand/tokens.ts';
import { content } from '#content/index.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { company } from '#brand/company.ts';

import { pngIcons } from './icons.ts';

/** The web app manifest: name, colours and icons for home screens. The site stays a website. */
export function webManifest(): string {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: content.home(defaultLocale).description,
    lang: defaultLocale,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.navy,
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
