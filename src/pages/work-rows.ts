import type { WorkEntry } from '#content/index.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import type { WorkRow } from '#sections/work/work-index.tsx';
import { href } from '#site/routes.ts';

export function workRows(locale: LocaleCode, entries: readonly WorkEntry[]): WorkRow[] {
  return entries.map(({ id, client, summary, duration }) => ({
    name: client,
    summary,
    note: duration,
    href: href(locale, 'work-slug', id),
  }));
}
