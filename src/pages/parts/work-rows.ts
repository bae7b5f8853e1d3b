import type { WorkEntry } from '#content/index.ts';
import { serviceMatrix } from '#content/service-matrix.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import type { WorkRow } from '#sections/work/work-index.tsx';

/**
 * Returns cases as rows of the section `WorkIndex`. `kinds` are the numbers, from 1, of the columns of the service
 * matrix that contain services of the case, separated by spaces: '1 3'.
 */
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
    kinds: columnNumbersOf(services).join(' '),
  }));
}

function columnNumbersOf(services: readonly string[]): number[] {
  return serviceMatrix.flatMap(({ categories }, index) => {
    const hasService = categories.some(({ path }) =>
      services.some((service) => service.startsWith(`${path}/`)),
    );
    return hasService ? [index + 1] : [];
  });
}
