import type { Company } from '#kit/site/define.ts';
import type { IconName } from '#ui/icon-paths.ts';

import record from './company.json' with { type: 'json' };

/**
 * Who the site speaks for, as company.json has it; the build checks it (kit/build/records.ts).
 * `dayRate` is the price of a working day of one person: what estimates are reckoned by.
 */
export const company = {
  ...record,
  /** As it is read, with spaces that do not break, and as it is dialled. */
  phone: {
    text: record.phone.replaceAll(' ', '\u00A0'),
    href: `tel:${record.phone.replace(/[^+\d]/g, '')}`,
  },
  /** In the order of the footer. The build refuses icons that there are not (`records` in src/site/site.ts). */
  social: record.social as { icon: IconName; name: string; href: string }[],
} satisfies Company;
