import type { BaseEntry, Collection } from '#kit/content/collection.ts';
import type { ContentPicture, Ground, Matrix } from '#kit/content/picture.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import type { Interaction } from '#kit/measure/interactions/acts.ts';
import type { OpenedState } from '#kit/measure/pictures/shots.ts';

import type { ColourPair } from './colour.ts';
import type { Faces } from './faces.ts';

/** A language of the site. */
export interface Language {
  /** Prefix of addresses, and name of the catalogue and of content folders. */
  code: string;
  /** Language and region (BCP 47), which browsers' languages are matched against and dates are formatted for. */
  iso: string;
  /** The language's own name for itself. */
  nativeName: string;
  /** Region and label in the language switcher. */
  region: string;
  label: string;
  /** Label in the short list of the mobile menu. */
  short: string;
  hreflang: string;
  dir: 'ltr' | 'rtl';
  /** Host name that serves this language alone, if there is one. */
  domain?: string;
  /**
   * How much of the language is published. If left out, everything is, and the build reports what is missing.
   * With `in part` the language may lack pages, which are then listed nowhere. With `not yet` the site does not
   * have the language.
   */
  published?: 'in part' | 'not yet';
}

/** The company that the site belongs to. */
export interface Company {
  name: string;
  legalName: string;
  /** The year. */
  founded: number;
  email: string;
  /** The number as visitors read it, and its `tel:` address. */
  phone: { text: string; href: string };
  address: {
    street: string;
    city: string;
    postalCode: string;
    region: string;
    /** Two letters (ISO 3166): 'IN'. */
    country: string;
  };
  /** Name, address and phone of the hosting provider, which a legal notice names (LCEN, art. 6). */
  hosting: string;
  social: readonly { icon: string; name: string; href: string }[];
}

/**
 * Colours of light and dark pages, and the typefaces. They are used where the site's stylesheets do not apply:
 * for font files, icons, social images and error pages.
 */
export interface Brand {
  /** sRGB, as `#rrggbb`. */
  light: { ground: string; ink: string };
  dark: { ground: string; ink: string };
  /** Social images use the typeface of headings. */
  faces: Faces;
  /**
   * Path of an SVG file with the logo's symbol. `currentColor` in it becomes the ink; icons show its `view`
   * element with the id `icon`, if it has one.
   */
  sign: string;
  /** Every combination of a colour and its background on pages, by their names in the tokens file. */
  colourPairs?: readonly ColourPair[];
}

/** The files in which people edit the data of the company, as paths from the project's folder. The build checks them. */
export interface RecordFiles {
  company: string;
  /** Not a path: names of the icons that social links may have. */
  icons?: readonly string[];
  /** Colours by role (`#rrggbb`), and typefaces. */
  tokens: string;
  /** The same file as `brand.sign`: adopting replaces it or its colours. */
  sign?: string;
  /** The services: a list of columns, each with categories, each of which has services (`{ path, services }`). */
  services?: string;
  /** The module that exports the drawings (`artwork` below). */
  artwork?: string;
}

/** What `npm run adopt` may remove or replace when another company takes the site over (src/kit/adopt). */
export interface Adoptable {
  /** Collections whose entries are samples. */
  samples: readonly string[];
  /** The collection of services, with an entry for each path in `records.services`. */
  services?: string;
  /** Address of an entry's page, by collection; `{id}` stands for the entry's id. */
  addresses: Readonly<Record<string, string>>;
  /** Folders of the drawings and their tests. */
  drawings: readonly string[];
  /** Files or folders of tests that hold only for the template: adopting removes them. */
  ownTests: readonly string[];
  /** Files or folders of tests about samples, by collection; they are removed with the samples. */
  sampleTests: Readonly<Record<string, readonly string[]>>;
  /** Field with the name of a person or a client, by collection. */
  names: Readonly<Record<string, string>>;
  /** Fields in which the company makes claims about itself, by collection: texts or lists of texts; `a.b` is a nested field. */
  promises: Readonly<Record<string, readonly string[]>>;
  /** Other words by which the template is known. */
  words?: readonly string[];
  /** Returns all colours of the brand: the given ones as they are, the others derived from them. */
  derivedColours(given: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
}

/** Colours of a page's header: `light` is dark text on a light background, `dark` the opposite. */
export type Tone = 'light' | 'dark';

/** What is shown of a page elsewhere: in menus, breadcrumbs, search engines, feeds and shared links. */
export interface PageEntry {
  /** Short name, for breadcrumbs and menus. Soft hyphens are kept. */
  name: string;
  title: string;
  description: string;
  /** The page's h1; it may hold the inline HTML that Markdown makes. */
  heading: string;
  /** Day of the last change (`2026-11-01`). */
  updated: string;
  /** Labels that certain lists of links show in place of the name. */
  labels?: { [List in PageList]?: string | undefined } | undefined;
  /** Shown where the page is listed and where a link to it is shared. */
  picture?: ContentPicture | undefined;
  /** Shown where a link to the page is shared, in place of `picture`. */
  sharedPicture?: ContentPicture | undefined;
}

/**
 * Lists of links that pages may be in: the header, the mobile menu, and three lists of the footer (`footer`,
 * `further`, `legal`).
 */
export type PageList = 'header' | 'menu' | 'footer' | 'further' | 'legal';

/** Types of schema.org that a page may have; src/kit/build/check/data-rules.ts says what each needs. */
export type PageKind =
  | 'WebSite'
  | 'WebPage'
  | 'CollectionPage'
  | 'Service'
  | 'CreativeWork'
  | 'AboutPage'
  | 'ContactPage'
  | 'BlogPosting';

/** A row of the table of pages. */
export interface PageRow {
  /** Path without language prefix; `{id}` stands for an entry's id, of one or more segments. */
  path: string;
  /** Returns the ids that have a page, for a path with `{id}`. */
  ids?: () => readonly string[];
  /** Name of the file in src/pages, without its extension; by default the row's name. */
  component?: string;
  tone: Tone;
  kind: PageKind;
  /** Name of the row above it in the breadcrumbs; the home page has none. */
  parent?: string;
  /** The lists of links that have the page, with its position in each, from 1. */
  in?: Partial<Record<PageList, number>>;
  /**
   * Section of llms.txt that lists the page: one of `llms.sections` of the definition, or `Optional`, a name
   * that the format defines. False if no section lists it.
   */
  llms: string | false;
  /** False keeps the page out of search engines and the sitemap. */
  indexed?: boolean;
  /** Names of functions that run before the page is rendered (`middleware` of the definition). */
  middleware?: readonly string[];
  entry: (locale: LocaleCode, id: string) => PageEntry;
}

/** A post as feeds contain it. */
export interface FeedItem {
  id: string;
  heading: string;
  summary: string;
  html: string;
  /** ISO dates (`2026-11-01`). */
  date: string;
  updated?: string | undefined;
  author: string;
  tag: string;
}

/** An SVG file; sizes in CSS px. */
export interface Drawn {
  svg: string;
  width: number;
  height: number;
  /** See `ContentPicture`. Only the callout of the tinted ground is used. */
  callout?: readonly [number, number] | undefined;
  /** The drawing as separate layers, if one of them is animated (`PictureLayer`). */
  layers?: readonly { svg: string; poses?: readonly Matrix[] | undefined }[] | undefined;
}

/** The drawings of a site. */
export interface Artwork {
  drawings: readonly string[];
  /** Returns a cache key, which has to change with every change to the sources of the drawings. */
  digest: () => string;
  /** Draws one drawing for each ground, in its versions (`DrawnFiles` in kit/content/picture.ts). */
  draw: (
    name: string,
  ) => Promise<
    Readonly<Record<Ground, { large: Drawn; small?: Drawn; low?: Drawn; focus?: string }>>
  >;
}

/** Interactions whose speed is measured, and states of pages that screenshots are taken of. */
export interface Measured {
  interactions: readonly Interaction[];
  states: readonly OpenedState[];
}

/** Rules of style for texts. The comment of each says what it finds. */
export type TextRule =
  /** Quotation marks, spaces, dashes and numbers that are wrong in the language. */
  | 'typography'
  /** Facts of the company's record that are written out instead of named in braces (`{company}`). */
  | 'facts'
  /** Words that the termbase of a language rules out (src/content/terms). */
  | 'terms'
  /** Soft hyphens, which only the build may insert, and long words in headings that it cannot hyphenate. */
  | 'soft-hyphens'
  /**
   * English sentences and words in translations. Only languages whose rules list the words that they share with
   * English (`sharedWords`) are checked.
   */
  | 'english'
  /** Sentences that occur in two entries of a language. */
  | 'repeated-sentences'
  /** Entries with fewer words than their collection requires. */
  | 'short-entries'
  /** Translations that are much shorter than their original. */
  | 'short-translations'
  /** Openings and turns of phrase that too many entries of a collection share (src/content/patterns). */
  | 'variety';

/**
 * What the kit knows about a site besides its languages, catalogues and forms (definition.ts). A definition is data:
 * its module imports no component and no stylesheet, so that Node can load it without a bundler.
 */
export interface SiteDefinition {
  company: Company;
  brand: Brand;
  /** The files from which company and brand are read. */
  records?: RecordFiles;
  /** For `npm run adopt`. */
  adoptable?: Adoptable;
  /**
   * Texts of llms.txt: who the company is (`record`), what it does (`about`), and headings: of the list of languages,
   * and of the lists of pages by section (`llms` of the rows).
   */
  llms?: (locale: LocaleCode) => {
    record: string;
    about: string;
    languages: string;
    sections: Readonly<Record<string, string>>;
  };
  /**
   * Functions that run before a page is rendered, by the names that rows give in `middleware`. Each gets a `Page`
   * (routes.ts). This type cannot name it, because `Page` is derived from the definition.
   */
  middleware?: Readonly<Record<string, (page: never) => void>>;
  pages: Readonly<Record<string, PageRow>>;
  /** The collections of content, by name. Pages do not load them, but read what the build has checked (`createReader`). */
  collections: () => Promise<Readonly<Record<string, Collection<unknown, BaseEntry>>>>;
  /** The form with which tests and measurements send leads, and the path of a page that has this form. */
  trial: { path: string; form: FormId };
  /** What `npm run measure` and `npm run pictures` use. */
  measured?: () => Promise<Measured>;
  /** Rules that `npm run content:check` applies; a build applies none of them. */
  textRules?: readonly TextRule[];
  artwork?: (() => Promise<Artwork>) | undefined;
  /** The blog from which feeds are made. */
  feed?: {
    /** Name of the row whose page lists the posts. Addresses of feeds are below the path of this page. */
    list: string;
    /** Name of the row whose pages are the posts. */
    item: string;
    /** Newest first. */
    items: (locale: LocaleCode) => readonly FeedItem[];
  };
}

/** Returns the definition as it is; TypeScript checks it and infers the names of its pages. */
export function defineSite<const Definition extends SiteDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
