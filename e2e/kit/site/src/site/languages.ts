import type { Language } from '#kit/site/define.ts';

export const languages = [
  {
    code: 'it',
    iso: 'it-IT',
    nativeName: 'Italiano',
    label: 'Italiano',
    region: 'Italia',
    short: 'it.',
    hreflang: 'it',
    dir: 'ltr',
  },
  {
    code: 'ar',
    iso: 'ar-EG',
    nativeName: 'العربية',
    label: 'العربية',
    region: 'مصر',
    short: 'ع.',
    hreflang: 'ar',
    dir: 'rtl',
  },
] as const satisfies readonly [Language, ...Language[]];
