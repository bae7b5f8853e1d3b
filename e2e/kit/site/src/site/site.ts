import { content, lampIds } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { defineSite } from '#kit/site/define.ts';

const face = {
  family: 'Instrument Sans',
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** A workshop for lamps: the second site, with which the kit is tested. */
export const site = defineSite({
  company: {
    name: 'Officina Lume',
    legalName: 'Officina Lume S.r.l.',
    founded: 1987,
    email: 'bottega@lume.example',
    phone: { text: '+39 040 5550 100', href: 'tel:+390405550100' },
    address: {
      street: 'Via del Faro 8',
      city: 'Trieste',
      postalCode: '34135',
      region: 'Friuli-Venezia Giulia',
      country: 'IT',
    },
    hosting: 'Officina Server S.r.l., Via del Molo 2, Trieste, +39 040 5550 200',
    social: [],
  },
  brand: {
    light: { ground: '#f4fbf7', ink: '#0c3b2e' },
    dark: { ground: '#0c3b2e', ink: '#f4fbf7' },
    faces: { head: face, text: face },
    sign: 'src/brand/sign.svg',
  },
  trial: { path: '/contact', form: 'order' },
  collections: async () => (await import('#content/collections.ts')).collections,
  pages: {
    index: {
      path: '/',
      tone: 'light',
      kind: 'WebSite',
      llms: false,
      entry: (locale: LocaleCode) => content.page(locale, 'home'),
    },
    lamps: {
      path: '/lamps',
      tone: 'dark',
      kind: 'CollectionPage',
      parent: 'index',
      in: { header: 1, footer: 1 },
      llms: false,
      entry: (locale: LocaleCode) => content.page(locale, 'lamps'),
    },
    'lamps-id': {
      path: '/lamps/{id}',
      ids: lampIds,
      tone: 'light',
      kind: 'CreativeWork',
      parent: 'lamps',
      llms: false,
      entry: (locale: LocaleCode, id) => content.lamp(locale, id),
    },
    contact: {
      path: '/contact',
      tone: 'dark',
      kind: 'ContactPage',
      parent: 'index',
      in: { header: 2, footer: 2 },
      llms: false,
      entry: (locale: LocaleCode) => content.page(locale, 'contact'),
    },
  },
});
