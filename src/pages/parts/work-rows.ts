import type { WorkEntry } from '#content/index.ts';
import { serviceMatrix } from '#content/service-matrix.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import type { WorkRow } from '#sections/work/work-index.tsx';

/** Cases as rows of the index, each with the columns of the service matrix that it belongs to ('1 3'). */
export function workRows(
  locale: LocaleCode,
  entries: readonly WorkEntry[],
): (WorkRow & { kinds: string })[] {
  return entries.map(({ id, client, heading, duration, results, picture, services }) => ({
    name: client,
    title: heading,
    note: duration,
    figure: results[0],
    href: href(locale, 'work-slug', id),
    picture,
    kinds: columnsOf(services).join(' '),
  }));
}

/** The columns of the matrix, from 1, in which one of the services stands. */
function columnsOf(services: readonly string[]): number[] {
  return serviceMatrix.flatMap(({ categories }, index) => {
    const isIn = categories.some(({ path }) =>
      services.some((service) => service.startsWith(`${path}/`)),
    );
    return isIn ? [index + 1] : [];
  });
}
