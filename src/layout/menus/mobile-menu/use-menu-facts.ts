import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import type { RouteName } from '#kit/site/routes.ts';
import type { ServiceCategory } from '#layout/menus/service-menu.ts';

/**
 * Returns a fact about the content of each page of the menu, by the name of the page's row: "12 cases". A fact is
 * false if its count would be zero.
 */
export function useMenuFacts(
  locale: LocaleCode,
  categories: readonly ServiceCategory[],
): Partial<Record<RouteName, string | false>> {
  const { t } = useLingui();
  const cases = content.work(locale).length;
  const people = content.team(locale).length;
  const posts = content.posts(locale);
  const latest = posts[0]?.heading;
  const clients = content.clients(locale).length;
  return {
    work: cases > 0 && t({ message: plural(cases, { one: '# case', other: '# cases' }) }),
    services:
      categories.length > 0 &&
      t({ message: plural(categories.length, { one: '# category', other: '# categories' }) }),
    contact: company.phone.text,
    about:
      people > 0 &&
      t({
        message: plural(people, { one: '# portrait', other: '# portraits' }),
        comment: 'The page shows some of the company’s people',
      }),
    blogs:
      posts.length > 0 &&
      t({
        message: plural(posts.length, {
          one: `# post: ${latest}`,
          other: `# posts, the latest: ${latest}`,
        }),
        comment: 'The title of the latest post follows',
      }),
    clients:
      clients > 0 && t({ message: plural(clients, { one: '# client', other: '# clients' }) }),
  };
}
