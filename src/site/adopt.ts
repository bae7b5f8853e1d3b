import { derivedColours } from '#brand/tokens.ts';
import type { Adoptable } from '#kit/site/define.ts';

/** What `npm run adopt` may remove or replace for another company (src/kit/adopt). */
export const adoptable: Adoptable = {
  samples: ['clients', 'work', 'posts', 'team', 'testimonials', 'jobs'],
  services: 'services',
  addresses: { services: '/services/{id}', work: '/work/{id}', posts: '/blogs/{id}' },
  drawings: ['src/brand/drawings', 'unit/site/brand/drawings'],
  // The tests of `npm run adopt`, and a test that files of the kit name nothing of this company.
  // Those of the guides follow them in a copy of the site, with the template's services and without their pages.
  ownTests: [
    'unit/site/adopt',
    'unit/site/kit.test.ts',
    'unit/site/add-a-page.test.ts',
    'unit/site/add-content.test.ts',
  ],
  sampleTests: {
    // `post-code` tests the code and numbers in posts. `other-pictures` tests photographs of people, a case and a post.
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
