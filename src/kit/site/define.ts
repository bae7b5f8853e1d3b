import type { Collection, Placed } from '#kit/content/collection.ts';
import type { ContentPicture, Ground, Matrix } from '#kit/content/picture.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import type { Interaction } from '#kit/measure/interactions/acts.ts';
import type { OpenedState } from '#kit/measure/pictures/shots.ts';

import type { ColourPair } from './colour.ts';
import type { Faces } from './faces.ts';

/** A language of the site. */
export interface Language {
  /** Prefix of addresses, and name of catalogue and content folders. */
  code: string;
  /** Language and region (BCP 47): browsers' languages are matched against it, dates written by it. */
  iso: string;
  /** The language's name in itself. */
  nativeName: string;
  /** Region and label in the language switcher. */
  region: string;
  label: string;
  /** Label in the short list of the mobile menu. */
  short: string;
  hreflang: string;
  dir: 'ltr' | 'rtl';
  /** Host name that serves this language alone, where an installation has one. */
  domain?: string;
  /**
   * How far it is. Left out: every page and entry is there, and the build says what is missing. `in part`:
   * it may lack pages, and none of them is listed. `not yet`: the site does not have it.
   */
  published?: 'in part' | 'not yet';
}

/** Who the site speaks for. */
export interface Company {
  name: string;
  legalName: string;
  /** Year. */
  founded: number;
  email: string;
  /** As it is read, and as it is dialled (`tel:`). */
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

/** Colours of the two kinds of pages, and the typefaces, for what is drawn outside of stylesheets. */
export interface Brand {
  /** sRGB, as `#rrggbb`. */
  light: { ground: string; ink: string };
  dark: { ground: string; ink: string };
  /** Social images are set in that of headings. */
  faces: Faces;
  /**
   * The logo's symbol: an SVG file. What is `currentColor` in it gets the colour of the ink; icons show
   * its view with the id `icon`, where it has one.
   */
  sign: string;
  /** Every pair of colours that pages show, by their names in the file of tokens. */
  colourPairs?: readonly ColourPair[];
}

/** Files of records that people edit, by their paths from the project; the build checks them. */
export interface RecordFiles {
  company: string;
  /** Names of the icons that its social links may have. */
  icons?: readonly string[];
  /** Colours by their role, `#rrggbb`, and faces. */
  tokens: string;
  /** The sign, whose colours are the brand's. */
  sign?: string;
  /** Columns of categories, each with its services (`{ path, services }`). */
  services?: string;
  /** The module that says which drawings there are. */
  artwork?: string;
}

/** What another company that takes this site over may take away or make anew (src/kit/adopt). */
export interface Adoptable {
  /** Collections of samples. */
  samples: readonly string[];
  /** The collection of services: an entry a path of `records.services`. */
  services?: string;
  /** Address of an entry's page, by collection, with `{id}`. */
  addresses: Readonly<Record<string, string>>;
  /** Folders of the drawings and their tests. */
  drawings: readonly string[];
  /** Tests of the template itself, which go once it is adopted; files or folders. */
  ownTests: readonly string[];
  /** Tests of the samples of a collection, which go with them. */
  sampleTests: Readonly<Record<string, readonly string[]>>;
  /** Field with the name of a person or a client, by collection. */
  names: Readonly<Record<string, string>>;
  /** Fields with what the company says of itself, by collection; `a.b` is a field within another. */
  promises: Readonly<Record<string, readonly string[]>>;
  /** All colours of the brand, made from some: what is given stays. */
  derivedColours(given: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
}

/** Of a page's header: dark text on a light ground, or light text on a dark one. */
export type Tone = 'light' | 'dark';

/** What other places say of a page: menus, trail, search engines, feeds, shared links. */
export interface PageEntry {
  /** Short name, for trail and menus. Soft hyphens are kept. */
  name: string;
  title: string;
  description: string;
  /** The page's h1; it may hold the inline HTML that Markdown makes. */
  heading: string;
  /** Day of the last change (`2026-11-01`). */
  updated: string;
  /** What lists of links call the page, where that is not its name. */
  labels?: { [List in PageList]?: string | undefined } | undefined;
  /** Stands for the page, where it is shown and where its link is shared. */
  picture?: ContentPicture | undefined;
  /** Stands for it where its link is shared, in the place of `picture`. */
  sharedPicture?: ContentPicture | undefined;
}

/** Lists of links that pages may stand in. */
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
  /** Path without language prefix; `{id}` stands for one or more segments of an entry's id. */
  path: string;
  /** Ids of the pages behind `{id}`; an id that is not listed has no page. */
  ids?: () => readonly string[];
  /** File in src/pages without its ending; the row's own name where it is left out. */
  component?: string;
  tone: Tone;
  kind: PageKind;
  /** The page above it in the breadcrumb trail; the home page has none. */
  parent?: string;
  /** Its place, from 1, in each list of links that it stands in. */
  in?: Partial<Record<PageList, number>>;
  /**
   * Section of llms.txt that lists it, or false where none does: one that `llms` of the definition has
   * a heading for, or `Optional`, which readers know by this word.
   */
  llms: string | false;
  /** False keeps the page out of search engines and the sitemap. */
  indexed?: boolean;
  /** Names of what runs before the page is rendered (`middleware` of the definition). */
  middleware?: readonly string[];
  entry: (locale: LocaleCode, id: string) => PageEntry;
}

/** A post as feeds have it. */
export interface FeedItem {
  id: string;
  heading: string;
  summary: string;
  html: string;
  /** Days (`2026-11-01`). */
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
  /** Middle of the ring that numbers its part, as shares of its width and height; that on the tinted ground is used. */
  callout?: readonly [number, number] | undefined;
  /** The drawing in layers, where a part of it acts (`PictureLayer`). */
  layers?: readonly { svg: string; poses?: readonly Matrix[] | undefined }[] | undefined;
}

/** Drawings by name, for sites that have some. */
export interface Artwork {
  drawings: readonly string[];
  /** Changes with everything that drawings are made from. */
  digest: () => string;
  /** A drawing on each ground: whole, and for phones its telling part and a low one, where it has them. */
  draw: (
    name: string,
  ) => Promise<
    Readonly<Record<Ground, { large: Drawn; small?: Drawn; low?: Drawn; focus?: string }>>
  >;
}

/** Interactions that are measured, and states of which pictures are taken. */
export interface Measured {
  interactions: readonly Interaction[];
  states: readonly OpenedState[];
}

/** Rules of style for texts, each by what it finds. */
export type TextRule =
  /** Quotation marks, spaces, dashes and figures that a language sets otherwise. */
  | 'typography'
  /** Facts of the company's record that are written out where `{company}` would name them. */
  | 'facts'
  /** Forms that the termbase of a language rules out (src/content/terms). */
  | 'terms'
  /** Soft hyphens, which the build sets, and long words of headings that it cannot break. */
  | 'soft-hyphens'
  /** English sentences and words in texts of languages whose own words are known. */
  | 'english'
  /** Sentences that stand in two entries of a language. */
  | 'repeated-sentences'
  /** Entries with fewer words than their collection asks for. */
  | 'short-entries'
  /** Translations that are much shorter than what they say. */
  | 'short-translations'
  /** Openings and turns that too many entries of a collection share (src/content/patterns). */
  | 'variety';

/**
 * What the kit knows of a site besides its languages, catalogues and forms (definition.ts). It is data:
 * no component or stylesheet is imported.
 */
export interface SiteDefinition {
  company: Company;
  brand: Brand;
  /** Where company and tokens are written down. */
  records?: RecordFiles;
  /** For `npm run adopt`. */
  adoptable?: Adoptable;
  /** Words of llms.txt: who the company is, what it does, headings of the lists of languages and pages. */
  llms?: (locale: LocaleCode) => {
    record: string;
    about: string;
    languages: string;
    sections: Readonly<Record<string, string>>;
  };
  /** Functions by the names that rows give in `middleware`: they run before a page is rendered. */
  middleware?: Readonly<Record<string, (page: never) => void>>;
  pages: Readonly<Record<string, PageRow>>;
  /** Content by kind, for the build alone. */
  collections: () => Promise<Readonly<Record<string, Collection<unknown, Placed>>>>;
  /** The form by which tests and measurements send leads, and the path of a page that has it. */
  trial: { path: string; form: FormId };
  /** What `npm run measure` and `npm run pictures` look at. */
  measured?: () => Promise<Measured>;
  /** What `npm run content:check` holds texts to. A build asks for none of it. */
  textRules?: readonly TextRule[];
  artwork?: (() => Promise<Artwork>) | undefined;
  /** The blog that feeds are made of. */
  feed?: {
    /** Row of the list of posts; its path is that of the feeds too. */
    list: string;
    /** Row of a post. */
    item: string;
    /** Newest first. */
    items: (locale: LocaleCode) => readonly FeedItem[];
  };
}

/** Types a site's definition, and infers the names of its pages. */
export function defineSite<const Definition extends SiteDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
