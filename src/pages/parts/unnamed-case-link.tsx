import type { ReactElement } from 'react';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

/**
 * Returns a link to a case whose client may not be named, as an example of white-label work. Returns undefined if
 * there is no such case.
 */
export function unnamedCaseLink(locale: LocaleCode): ReactElement | undefined {
  const unnamed = content.work(locale).find(({ anonymous }) => anonymous);
  return (
    unnamed && <ArrowLink href={href(locale, 'work-slug', unnamed.id)}>{unnamed.title}</ArrowLink>
  );
}
