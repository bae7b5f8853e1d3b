import { defaultLocale, type LocaleCode } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { notFoundPath } from '#kit/site/not-found.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

import type { Act } from '../interactions/acts.ts';
import { type Width, widths } from '../windows.ts';

/** Conditions under which a picture of every template is taken, in one viewport (`commonWidth`). */
export const conditions = [
  'print',
  'forced-colors',
  'more-contrast',
  'no-javascript',
  /** The system allows motion, and the visitor has paused it. */
  'paused',
  /** Every element is hovered. */
  'hover',
  /** Every focusable element has the focus, by the keyboard. */
  'focus',
] as const;
export type Condition = (typeof conditions)[number];

/**
 * A state that a page has only after some acts, such as an open menu. The site's definition lists its states
 * (`measured`).
 */
export interface OpenedState {
  name: string;
  /** Path of the page in the default language. */
  page: string;
  /** Widths of the viewports; by default only `commonWidth`. */
  widths?: readonly Width[];
  /** Whether the state exists only in a build that asks for consent to third-party scripts. */
  asksConsent?: boolean;
  /** Whether the system allows motion and the visitor has paused it. Otherwise the system asks for reduced motion. */
  paused?: boolean;
  /** The visitor's language, if it differs from the page's. Such a state is taken in the default language only. */
  visitor?: LocaleCode;
  /** The acts that open the state. */
  acts: readonly Act[];
  /** Selector of the element that the picture shows, with a margin around it; by default the viewport. */
  of?: string;
}

/** A picture to take. */
export interface Shot {
  /** Name of the file without its extension, such as `about.de.390` or `about.en.1280.print`. */
  name: string;
  address: string;
  locale: LocaleCode;
  width: Width;
  condition?: Condition;
  state?: OpenedState;
  /** The expected status of the response. */
  status: number;
}

/** Width of the viewport for pictures that are taken in a single viewport. */
const commonWidth = 1280;

/**
 * Returns all pictures of the site:
 * - a page of each template in every viewport and sampled language
 * - a page of each template under every condition, in the default language
 * - the opened states
 */
export function allShots(states: readonly OpenedState[]): Shot[] {
  return [
    ...sampledLocales.flatMap((locale) =>
      pagesOf(locale).flatMap((page) =>
        widths.map((width) => namedShot({ ...page, locale, width })),
      ),
    ),
    ...pagesOf(defaultLocale).flatMap((page) =>
      conditions.map((condition) =>
        namedShot({ ...page, locale: defaultLocale, width: commonWidth, condition }),
      ),
    ),
    ...states.flatMap((state) => {
      const { name, page, widths: ownWidths = [commonWidth], visitor } = state;
      const locales = visitor === undefined ? sampledLocales : [defaultLocale];
      return locales.flatMap((locale) =>
        ownWidths.map((width) =>
          namedShot({
            name,
            address: localizePath(page, locale),
            status: 200,
            locale,
            width,
            state,
          }),
        ),
      );
    }),
  ];
}

/**
 * Returns one page of each template. The name of the page is its route. An id of several segments adds the number of
 * segments to the name, because each number has a template of its own (`templateOf`).
 */
function pagesOf(locale: LocaleCode): Pick<Shot, 'name' | 'address' | 'status'>[] {
  return [
    ...templates(locale).map(({ name, id = '', address }) => {
      const depth = id.split('/').length;
      return { name: depth > 1 ? `${name}-${String(depth)}` : name, address, status: 200 };
    }),
    { name: 'not-found', address: notFoundPath(locale), status: 404 },
  ];
}

/** Completes the name of a shot. `isChosen` (choice.ts) parses the name. */
function namedShot(given: Shot): Shot {
  const { name, locale, width, condition } = given;
  return {
    ...given,
    name: [name, locale, String(width), ...(condition ? [condition] : [])].join('.'),
  };
}
