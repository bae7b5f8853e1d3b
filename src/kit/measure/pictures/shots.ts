import type { LocaleCode } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { notFoundPath } from '#kit/site/not-found.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

import type { Act } from '../interactions/acts.ts';
import { type Width, widths } from '../windows.ts';

/** Conditions under which a page of every template is taken, in one window (`commonWidth`). */
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
 * A state that shows only after some acts, such as an open menu. The site lists its own (`measured` in its
 * definition).
 */
export interface OpenedState {
  name: string;
  /** Path of the page in the default language. */
  page: string;
  /** Widths of the windows; by default the common one. */
  widths?: readonly Width[];
  /** Whether the state exists only in a build that asks for consent to third-party scripts. */
  asks?: boolean;
  /** Whether the system allows motion and the visitor has paused it. Otherwise reduced motion is set. */
  paused?: boolean;
  /** The visitor's language, if it is not that of the page. */
  visitor?: LocaleCode;
  /** The acts that open the state. */
  acts: readonly Act[];
  /** Selector of the element to take, with a margin around it; by default the window. */
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
  /** The status with which the server has to respond. */
  status: number;
}

const commonWidth = 1280;
const [firstLocale] = sampledLocales as readonly [LocaleCode, ...LocaleCode[]];

/**
 * Returns all pictures of the site: a page of each template in every window and sampled language, and
 * under every condition in the first of these languages, and the opened states.
 */
export function allShots(states: readonly OpenedState[]): Shot[] {
  return [
    ...sampledLocales.flatMap((locale) =>
      pagesOf(locale).flatMap((page) => widths.map((width) => shot({ ...page, locale, width }))),
    ),
    ...pagesOf(firstLocale).flatMap((page) =>
      conditions.map((condition) =>
        shot({ ...page, locale: firstLocale, width: commonWidth, condition }),
      ),
    ),
    ...states.flatMap((state) => {
      const { name, page, widths: windows = [commonWidth], visitor } = state;
      const locales = visitor === undefined ? sampledLocales : [firstLocale];
      return locales.flatMap((locale) =>
        windows.map((width) =>
          shot({ name, address: localizePath(page, locale), status: 200, locale, width, state }),
        ),
      );
    }),
  ];
}

/**
 * Returns one page of each template. It is named by its route, followed by the number of segments of its id
 * if that is more than one.
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

/** Completes the name of a shot. The filters of the command line take it apart again (choice.ts). */
function shot(given: Shot): Shot {
  const { name, locale, width, condition } = given;
  return {
    ...given,
    name: [name, locale, String(width), ...(condition ? [condition] : [])].join('.'),
  };
}
