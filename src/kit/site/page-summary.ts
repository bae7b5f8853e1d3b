import { plainText } from '#kit/content/plain-text.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

import type { PageEntry } from './define.ts';
import { entryOf, type PageRef } from './routes.ts';

/**
 * Returns the `PageEntry` of a page, with its heading as plain text. All other fields of the page's content are left
 * out, since `entryOf` returns whole entries.
 *
 * @throws Error if the content has no such entry.
 */
export function pageSummary(page: PageRef & { locale: LocaleCode }): PageEntry {
  const { name, title, description, heading, updated, labels, picture, sharedPicture } =
    entryOf(page);
  return {
    name,
    title,
    description,
    heading: plainText(heading),
    updated,
    ...(labels && { labels }),
    ...(picture && { picture }),
    ...(sharedPicture && { sharedPicture }),
  };
}
