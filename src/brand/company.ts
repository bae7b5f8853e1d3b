import type { Company } from '#kit/site/define.ts';
import type { IconName } from '#ui/icon-paths.ts';

import record from './company.json' with { type: 'json' };

/**
 * The company's record, from company.json; the build checks it (kit/build/records.ts). `dayRate` is the
 * price of one person's working day, from which estimates are calculated.
 */
export const company = {
  ...record,
  /** `text` is displayed and has no-break spaces; `href` is a `tel:` URL. */
  phone: {
    text: record.phone.replaceAll(' ', '\u00A0'),
    href: `tel:${record.phone.replace(/[^+\d]/g, '')}`,
  },
  /** In the order in which the footer shows them. The build refuses unknown icons (`records` in src/site/site.ts). */
  social: record.social as { icon: IconName; name: string; href: string }[],
} satisfies Company;
