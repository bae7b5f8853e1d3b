import type { LocaleCode } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import { notFoundPath } from '#kit/site/not-found.ts';
import { sampledLocales } from '#kit/testing/sampled-locales.ts';
import { templates } from '#kit/testing/templates.ts';

import type { Act } from '../interactions/acts.ts';
import { type Width, widths } from '../windows.ts';

/** What a page is looked at with, or by whom. Taken of every template in a common window. */
export const conditions = [
  'print',
  'forced-colors',
  'more-contrast',
  'no-javascript',
  /** Motion is allowed, and the visitor has paused it. */
  'paused',
  /** Everything under the pointer at once. */
  'hover',
  /** Everything that can have the focus has it, by the keyboard. */
  'focus',
] as const;
export type Condition = (typeof conditions)[number];

/** What has to be opened before it is seen: the site names them (`measured` of its definition). */
export interface OpenedState {
  name: string;
  /** Path of its page in the default language. */
  page: string;
  /** Windows; the common one where they are left out. */
  widths?: readonly Width[];
  /** Where visitors are asked about scripts of others, which a plain build has none of. */
  asks?: boolean;
  /** Where motion is allowed, and the visitor has paused it; everywhere else less of it is wanted. */
  paused?: boolean;
  /** The visitor's language, where it is not the page's. */
  visitor?: LocaleCode;
  acts: readonly Act[];
  /** Selector of what is taken with a margin around it; the window where it is left out. */
  of?: string;
}

/** A picture that is to be taken. */
export interface Shot {
  /** Of the file, without its ending: `about.de.390`, `about.en.1280.print`. */
  name: string;
  address: string;
  locale: LocaleCode;
  width: Width;
  condition?: Condition;
  state?: OpenedState;
  /** That the server answers with. */
  status: number;
}

const commonWidth = 1280;
const [firstLocale] = sampledLocales as readonly [LocaleCode, ...LocaleCode[]];

/** All pictures of the site: its templates in every window and condition, and its opened states. */
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

/** A page of each template, by the name of its route and how deep its id is. */
function pagesOf(locale: LocaleCode): Pick<Shot, 'name' | 'address' | 'status'>[] {
  return [
    ...templates(locale).map(({ name, id = '', address }) => {
      const depth = id.split('/').length;
      return { name: depth > 1 ? `${name}-${String(depth)}` : name, address, status: 200 };
    }),
    { name: 'not-found', address: notFoundPath(locale), status: 404 },
  ];
}

function shot(given: Shot): Shot {
  const { name, locale, width, condition } = given;
  return {
    ...given,
    name: [name, locale, String(width), ...(condition ? [condition] : [])].join('.'),
  };
}
