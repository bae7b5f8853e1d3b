import type {
  AboutPage,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  CreativeWork,
  Graph,
  ItemList,
  Organization,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';

import { localeCodes } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';

import { site } from './definition.ts';
import type { NamedLink, Page } from './routes.ts';
import { socialImage } from './social-image.ts';
import { siteUrl } from './url.ts';

// The types of schema-dts also allow a string: the id of a thing that is described elsewhere. The functions in this
// file return the description itself (`Exclude<…, string>`).

/** Title and description in a page's head. */
interface Described {
  title: string;
  description: string;
}

/**
 * Returns the company with all its data, for the home page; other pages refer to it by its id.
 *
 * @param description What the company does.
 */
export function organization(description: string): Exclude<Organization, string> {
  const { address } = site.company;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.company.name,
    legalName: site.company.legalName,
    description: withoutSoftHyphens(description),
    url: siteUrl('/'),
    logo: siteUrl('/icon-512.png'),
    foundingDate: String(site.company.founded),
    email: site.company.email,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    sameAs: site.company.social.map((profile) => profile.href),
  };
}

/** The site in the language of its home page. */
export function website(page: Page, { description }: Described): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl(page.address)}#website`,
    name: site.company.name,
    description,
    url: siteUrl(page.address),
    inLanguage: page.locale,
    publisher: { '@id': organizationId },
  };
}

/** The breadcrumbs, from the home page to the page itself. */
export function breadcrumbList(trail: readonly NamedLink[]): Exclude<BreadcrumbList, string> {
  return { '@type': 'BreadcrumbList', itemListElement: listItems(trail) };
}

/** A page of a service or of a category. @param offers The services of a category. */
export function service(
  page: Page,
  about: { name: string; description: string; category: string },
  offers: readonly NamedLink[],
): Exclude<Service, string> {
  return {
    '@type': 'Service',
    '@id': `${siteUrl(page.address)}#service`,
    name: withoutSoftHyphens(about.name),
    description: about.description,
    serviceType: withoutSoftHyphens(about.category),
    url: siteUrl(page.address),
    image: imageOf(page),
    provider: companyReference,
    ...(offers.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: withoutSoftHyphens(about.name),
        itemListElement: offers.map(({ text, href: path }) => ({
          '@type': 'Offer' as const,
          itemOffered: {
            '@type': 'Service' as const,
            name: withoutSoftHyphens(text),
            ...(path !== undefined && { url: siteUrl(path) }),
          },
        })),
      },
    }),
  };
}

/** A post with its author. Days are ISO dates ('2026-10-21'). */
export function blogPosting(
  page: Page,
  post: Described & { heading: string; date: string; updated?: string | undefined; tag: string },
  author: { name: string; designation: string; url: string },
): Exclude<BlogPosting, string> {
  return {
    '@type': 'BlogPosting',
    '@id': `${siteUrl(page.address)}#post`,
    headline: withoutSoftHyphens(post.heading),
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    articleSection: withoutSoftHyphens(post.tag),
    inLanguage: page.locale,
    url: siteUrl(page.address),
    mainEntityOfPage: siteUrl(page.address),
    image: imageOf(page),
    author: {
      '@type': 'Person',
      name: author.name,
      jobTitle: withoutSoftHyphens(author.designation),
      url: siteUrl(author.url),
      worksFor: { '@id': organizationId },
    },
    publisher: companyReference,
  };
}

/** A case study: what was made, the year in which it was finished, and the client unless it is anonymous. */
export function caseStudy(
  page: Page,
  work: Described & { client: string; anonymous?: boolean; year: number },
): Exclude<CreativeWork, string> {
  return {
    '@type': 'CreativeWork',
    '@id': `${siteUrl(page.address)}#case`,
    name: withoutSoftHyphens(work.title),
    description: work.description,
    dateCreated: String(work.year),
    inLanguage: page.locale,
    url: siteUrl(page.address),
    image: imageOf(page),
    creator: companyReference,
    ...(!work.anonymous && { about: { '@type': 'Organization' as const, name: work.client } }),
  };
}

/** The page with the form, and the company's other contact data. */
export function contactPage(page: Page, about: Described): Exclude<ContactPage, string> {
  return {
    '@type': 'ContactPage',
    ...webPage(page, about),
    mainEntity: {
      '@type': 'Organization',
      '@id': organizationId,
      name: site.company.name,
      url: siteUrl('/'),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: site.company.email,
        telephone,
        availableLanguage: [...localeCodes],
      },
    },
  };
}

/** The page about the company and its people. @param people A portrait is a path on the site. */
export function aboutPage(
  page: Page,
  about: Described,
  people: readonly { name: string; designation: string; portrait: string | undefined }[],
): Exclude<AboutPage, string> {
  return {
    '@type': 'AboutPage',
    ...webPage(page, about),
    mainEntity: {
      ...companyReference,
      ...(people.length > 0 && {
        employee: people.map(({ name, designation, portrait }) => ({
          '@type': 'Person' as const,
          name,
          jobTitle: withoutSoftHyphens(designation),
          ...(portrait !== undefined && { image: siteUrl(portrait) }),
        })),
      }),
    },
  };
}

/** A page that lists others, in the order in which it shows them. */
export function collectionPage(
  page: Page,
  about: Described,
  items: readonly NamedLink[],
): Exclude<CollectionPage, string> {
  const list: ItemList = {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: listItems(items),
  };
  return { '@type': 'CollectionPage', ...webPage(page, about), mainEntity: list };
}

/** Returns several things as one JSON-LD document. */
export function graphOf(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

const telephone = site.company.phone.href.replace('tel:', '');

const organizationId = siteUrl('/#organization');

/** A reference to the company by its id, with its name and URL for consumers that do not resolve ids. */
const companyReference = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.company.name,
  url: siteUrl('/'),
} as const;

function webPage(page: Page, { title, description }: Described) {
  return {
    '@id': siteUrl(page.address),
    name: withoutSoftHyphens(title),
    description,
    url: siteUrl(page.address),
    inLanguage: page.locale,
  };
}

function listItems(links: readonly NamedLink[]) {
  return links.map(({ text, href: path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: withoutSoftHyphens(text),
    ...(path !== undefined && { item: siteUrl(path) }),
  }));
}

function imageOf(page: Page): string {
  return siteUrl(socialImage(page).path);
}
