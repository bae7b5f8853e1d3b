import type { WorkEntry } from '#content/index.ts';
import { serviceMatrix } from '#content/service-matrix.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import type { WorkRow } from '#sections/work/work-index.tsx';

/** Returns cases as rows of the section `WorkIndex`. */
export function workRows(
  locale: LocaleCode,
  entries: readonly WorkEntry[],
): (WorkRow & { kinds: readonly string[] })[] {
  return entries.map(({ id, client, heading, duration, results, picture, services }) => ({
    name: client,
    title: heading,
    note: duration,
    figure: results[0],
    href: href(locale, 'work-slug', id),
    picture,
    kinds: kindsOf(services),
  }));
}

/** Returns the kind of work of a column of the service matrix: its number, counted from 1, as a string. */
export function kindOfColumn(index: number): string {
  return String(index + 1);
}

/** Returns the kinds of work of a case: those of the columns that contain at least one of its services. */
function kindsOf(services: readonly string[]): string[] {
  return serviceMatrix.flatMap(({ categories }, index) => {
    const hasService = categories.some(({ path }) =>
      services.some((service) => service.startsWith(`${path}/`)),
    );
    return hasService ? [kindOfColumn(index)] : [];
  });
}
