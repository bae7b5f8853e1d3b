import type { Language } from '#kit/site/define.ts';

/** The languages of the site, in the order of the switcher. The first has no prefix in addresses. */
export const languages = [
  {
    code: 'en',
    iso: 'en-GB',
    nativeName: 'English',
    label: 'English',
    region: 'Global',
    short: 'en.',
    hreflang: 'en',
    dir: 'ltr',
  },
  {
    code: 'es',
    iso: 'es-ES',
    nativeName: 'Español',
    label: 'Español',
    region: 'Spain',
    short: 'es.',
    hreflang: 'es',
    dir: 'ltr',
  },
  {
    code: 'de',
    iso: 'de-DE',
    nativeName: 'Deutsch',
    label: 'Deutsch',
    region: 'Germany',
    short: 'gr.',
    hreflang: 'de',
    dir: 'ltr',
  },
  {
    code: 'fr',
    iso: 'fr-FR',
    nativeName: 'Français',
    label: 'French',
    region: 'France',
    short: 'fr.',
    hreflang: 'fr',
    dir: 'ltr',
  },
] as const satisfies readonly [Language, ...Language[]];
