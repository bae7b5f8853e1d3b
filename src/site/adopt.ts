import { derivedColours } from '#brand/tokens.ts';
import type { Adoptable } from '#kit/site/define.ts';

/** What `npm run adopt` may take away or make anew for another company. */
export const adoptable: Adoptable = {
  samples: ['clients', 'work', 'posts', 'team', 'testimonials', 'jobs'],
  services: 'services',
  addresses: { services: '/services/{id}', work: '/work/{id}', posts: '/blogs/{id}' },
  drawings: ['src/brand/drawings', 'unit/site/brand/drawings'],
  names: { team: 'name', clients: 'name' },
  promises: { 'pages/company': ['slogan', 'answer', 'callback', 'sent', 'newsletter'] },
  derivedColours,
};
