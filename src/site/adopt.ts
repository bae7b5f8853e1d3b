import { derivedColours } from '#brand/tokens.ts';
import type { Adoptable } from '#kit/site/define.ts';

/** What `npm run adopt` may remove or replace for another company (src/kit/adopt). */
export const adoptable: Adoptable = {
  samples: ['clients', 'work', 'posts', 'team', 'testimonials', 'jobs'],
  services: 'services',
  addresses: { services: '/services/{id}', work: '/work/{id}', posts: '/blogs/{id}' },
  drawings: ['src/brand/drawings', 'unit/site/brand/drawings'],
  // `adopt` has the tests of `npm run adopt`. `kit.test.ts` checks that files of the kit name nothing of this company.
  // The tests of the guides (docs/add-a-page.md, docs/add-content.md) apply each guide to a copy of the site, and need
  // the services of the template.
  ownTests: [
    'unit/site/adopt',
    'unit/site/kit.test.ts',
    'unit/site/add-a-page.test.ts',
    'unit/site/add-content.test.ts',
  ],
  sampleTests: {
    // `post-code` tests code and numbers in posts. `other-pictures` tests photographs of people, of a case and of a
    // post.
    posts: ['unit/site/content/post-code.test.ts', 'unit/site/content/other-pictures.test.ts'],
    work: ['unit/site/content/other-pictures.test.ts'],
    team: ['unit/site/content/other-pictures.test.ts'],
  },
  names: { team: 'name', clients: 'name' },
  promises: {
    'pages/company': [
      'slogan',
      'answer',
      'callback',
      'sent',
      'newsletter',
      'samples.page',
      'samples.estimate',
    ],
    'pages/about': ['description', 'heading', 'lead', 'story.paragraphs'],
    'pages/home': ['whiteLabel.statement', 'whiteLabel.content'],
    'pages/clients': ['description', 'lead'],
    'pages/work': ['description'],
    'pages/services': ['description'],
    'pages/blogs': ['description', 'lead'],
  },
  words: [
    'demonstration brand',
    'Demonstrationsmarke',
    'marca de demostración',
    'marque de démonstration',
  ],
  derivedColours,
};
