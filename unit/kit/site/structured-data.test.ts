import { describe, expect, it } from 'vitest';

import { company } from '#brand/company.ts';
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

function pageAt(address: string): Page {
  const page = matchPage(address);
  if (!page) throw new Error(`${address} is not in the table of pages.`);
  return page;
}

describe('structured data', () => {
  it('numbers a trail from one and gives each step its absolute address', () => {
    expect(
      breadcrumbList([
        { text: 'Start', href: '/de' },
        { text: 'Daten\u00ADarchitektur', href: '/de/services/data-engineering' },
      ]),
    ).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Start', item: 'http://localhost:3000/de' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Datenarchitektur',
          item: 'http://localhost:3000/de/services/data-engineering',
        },
      ],
    });
  });

  it('names what has no page without an address', () => {
    const { mainEntity } = collectionPage(
      pageAt('/clients'),
      { title: 'Clients', description: 'x' },
      [{ text: 'Halden' }],
    );
    expect(mainEntity).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Halden' }],
    });
    expect(JSON.stringify(mainEntity)).not.toContain('"item"');
  });

  it('tells one company by one id, wherever it is named', () => {
    const { '@id': id } = organization();
    expect(id).toBe('http://localhost:3000/#organization');
    const page = pageAt('/de');
    expect(website(page, { title: 'x', description: 'y' })).toMatchObject({
      '@id': 'http://localhost:3000/de#website',
      inLanguage: 'de',
      publisher: { '@id': id },
    });
    expect(contactPage(pageAt('/contact'), { title: 'x', description: 'y' })).toMatchObject({
      mainEntity: { '@id': id, contactPoint: { email: company.email } },
    });
  });

  it('names the people of the company with what they do', () => {
    const people = [
      { name: 'Anjali Rao', designation: 'Foun\u00ADder', portrait: '/portraits/a.svg' },
    ];
    expect(aboutPage(pageAt('/fr/about'), { title: 'x', description: 'y' }, people)).toMatchObject({
      url: 'http://localhost:3000/fr/about',
      mainEntity: {
        '@id': 'http://localhost:3000/#organization',
        employee: [
          {
            '@type': 'Person',
            name: 'Anjali Rao',
            jobTitle: 'Founder',
            image: 'http://localhost:3000/portraits/a.svg',
          },
        ],
      },
    });
  });

  it('offers what stands on the sheet of a category, and nothing below a service', () => {
    const about = { name: 'Data', description: 'y', category: 'Data' };
    const page = pageAt('/services/data-engineering');
    expect(
      service(page, about, [{ text: 'Lakes', href: '/services/data-engineering/lakes' }]),
    ).toMatchObject({
      hasOfferCatalog: {
        itemListElement: [
          {
            '@type': 'Offer',
            itemOffered: {
              name: 'Lakes',
              url: 'http://localhost:3000/services/data-engineering/lakes',
            },
          },
        ],
      },
    });
    expect(service(page, about, [])).not.toHaveProperty('hasOfferCatalog');
  });

  it('dates a post, by its last change where it has one', () => {
    const page = { ...pageAt('/fr/about'), address: '/fr/blogs/a' };
    const post = {
      title: 't',
      description: 'd',
      heading: 'h',
      date: '2026-08-05',
      tag: 'X\u00ADy',
    };
    const author = { name: 'Tomás Ibarra', designation: 'Engi\u00ADneer', url: '/fr/about' };
    expect(blogPosting(page, post, author)).toMatchObject({
      headline: 'h',
      articleSection: 'Xy',
      datePublished: '2026-08-05',
      dateModified: '2026-08-05',
      inLanguage: 'fr',
      author: {
        '@type': 'Person',
        name: 'Tomás Ibarra',
        jobTitle: 'Engineer',
        url: 'http://localhost:3000/fr/about',
      },
      image: 'http://localhost:3000/social/fr/blogs/a.png',
    });
    expect(blogPosting(page, { ...post, updated: '2026-09-01' }, author)).toMatchObject({
      dateModified: '2026-09-01',
    });
  });

  it('says for whom a case was built', () => {
    const page = { ...pageAt('/about'), address: '/work/a' };
    expect(
      caseStudy(page, { title: 't', description: 'd', client: 'Nordkai', year: 2025 }),
    ).toMatchObject({ about: { name: 'Nordkai' }, dateCreated: '2025' });
  });

  it('names no organization where the client of a case may not be named', () => {
    const page = { ...pageAt('/about'), address: '/work/a' };
    const work = { title: 't', description: 'd', client: 'A partner agency', year: 2025 };
    expect(caseStudy(page, { ...work, anonymous: true })).not.toHaveProperty('about');
  });

  it('is one graph in the vocabulary of schema.org', () => {
    expect(graphOf([organization()])).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization' }],
    });
  });
});

it('gives every page a social image of its own', async () => {
  const { socialImage } = await import('#kit/site/social-image.ts');
  expect(new Set(allPages.map((page) => socialImage(page).path)).size).toBe(allPages.length);
  expect(socialImage(pageAt('/')).path).toBe('/social/index.png');
  expect(socialImage(pageAt('/de')).path).toBe('/social/de.png');
});
