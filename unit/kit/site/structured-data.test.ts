import { describe, expect, it } from 'vitest';

import { allPages, matchPage, type Page } from '#kit/site/routes.ts';
import {
  aboutPage,
  blogPosting,
  breadcrumbList,
  caseStudy,
  collectionPage,
  contactPage,
  graphOf,
  organization,
  service,
  website,
} from '#kit/site/structured-data.ts';
import { site } from '#site/site.ts';

function pageAt(address: string): Page {
  const page = matchPage(address);
  if (!page) throw new Error(`${address} is not in the table of pages.`);
  return page;
}

describe('structured data', () => {
  it('numbers a trail from one and gives each step its absolute address', () => {
    expect(
      breadcrumbList([
        { text: 'Inizio', href: '/ar' },
        { text: 'Ma\u00ADnutenzione', href: '/ar/lamps' },
      ]),
    ).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inizio', item: 'http://localhost:3000/ar' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Manutenzione',
          item: 'http://localhost:3000/ar/lamps',
        },
      ],
    });
  });

  it('lists an item that has no page without an address', () => {
    const { mainEntity } = collectionPage(pageAt('/lamps'), { title: 'Lamps', description: 'x' }, [
      { text: 'Faro' },
    ]);
    expect(mainEntity).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Faro' }],
    });
    expect(JSON.stringify(mainEntity)).not.toContain('"item"');
  });

  it('names the company by the same id everywhere', () => {
    const { '@id': id } = organization('Lamps');
    expect(id).toBe('http://localhost:3000/#organization');
    const page = pageAt('/ar');
    expect(website(page, { title: 'x', description: 'y' })).toMatchObject({
      '@id': 'http://localhost:3000/ar#website',
      inLanguage: 'ar',
      publisher: { '@id': id },
    });
    expect(contactPage(pageAt('/contact'), { title: 'x', description: 'y' })).toMatchObject({
      mainEntity: { '@id': id, contactPoint: { email: site.company.email } },
    });
  });

  it('names the people of the company with what they do', () => {
    const people = [
      { name: 'Ada Bassi', designation: 'Foun\u00ADder', portrait: '/pictures/a.svg' },
    ];
    expect(
      aboutPage(pageAt('/ar/contact'), { title: 'x', description: 'y' }, people),
    ).toMatchObject({
      url: 'http://localhost:3000/ar/contact',
      mainEntity: {
        '@id': 'http://localhost:3000/#organization',
        employee: [
          {
            '@type': 'Person',
            name: 'Ada Bassi',
            jobTitle: 'Founder',
            image: 'http://localhost:3000/pictures/a.svg',
          },
        ],
      },
    });
  });

  it('offers the services of a category, and nothing below a service', () => {
    const about = { name: 'Repair', description: 'y', category: 'Repair' };
    const page = pageAt('/lamps');
    expect(service(page, about, [{ text: 'Wiring', href: '/lamps/wiring' }])).toMatchObject({
      hasOfferCatalog: {
        itemListElement: [
          {
            '@type': 'Offer',
            itemOffered: {
              name: 'Wiring',
              url: 'http://localhost:3000/lamps/wiring',
            },
          },
        ],
      },
    });
    expect(service(page, about, [])).not.toHaveProperty('hasOfferCatalog');
  });

  it('dates a post by its publication, and by its last change if it has one', () => {
    const page = { ...pageAt('/ar/contact'), address: '/ar/notes/a' };
    const post = {
      title: 't',
      description: 'd',
      heading: 'h',
      date: '2026-08-05',
      tag: 'X\u00ADy',
    };
    const author = { name: 'Ugo Pertot', designation: 'Engi\u00ADneer', url: '/ar/contact' };
    expect(blogPosting(page, post, author)).toMatchObject({
      headline: 'h',
      articleSection: 'Xy',
      datePublished: '2026-08-05',
      dateModified: '2026-08-05',
      inLanguage: 'ar',
      author: {
        '@type': 'Person',
        name: 'Ugo Pertot',
        jobTitle: 'Engineer',
        url: 'http://localhost:3000/ar/contact',
      },
      image: 'http://localhost:3000/social/ar/notes/a.png',
    });
    expect(blogPosting(page, { ...post, updated: '2026-09-01' }, author)).toMatchObject({
      dateModified: '2026-09-01',
    });
  });

  it('says for whom a case was built', () => {
    const page = { ...pageAt('/contact'), address: '/orders/a' };
    expect(
      caseStudy(page, { title: 't', description: 'd', client: 'Porto', year: 2025 }),
    ).toMatchObject({ about: { name: 'Porto' }, dateCreated: '2025' });
  });

  it('names no organization if the client of a case may not be named', () => {
    const page = { ...pageAt('/contact'), address: '/orders/a' };
    const work = { title: 't', description: 'd', client: 'A partner agency', year: 2025 };
    expect(caseStudy(page, { ...work, anonymous: true })).not.toHaveProperty('about');
  });

  it('is one graph in the vocabulary of schema.org', () => {
    expect(graphOf([organization('Lamps')])).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization' }],
    });
  });
});

it('gives every page a social image of its own', async () => {
  const { socialImage } = await import('#kit/site/social-image.ts');
  expect(new Set(allPages.map((page) => socialImage(page).path)).size).toBe(allPages.length);
  expect(socialImage(pageAt('/')).path).toBe('/social/index.png');
  expect(socialImage(pageAt('/ar')).path).toBe('/social/ar.png');
});
