import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { company } from '#brand/company.ts';
import type { RouteName } from '#kit/site/routes.ts';

export interface NavigationItem {
  name: RouteName;
  label: MessageDescriptor;
}

export const mainNavigation: readonly NavigationItem[] = [
  { name: 'services', label: msg`What we do` },
  { name: 'work', label: msg`Who we work with` },
  { name: 'about', label: msg`Who we are` },
];

/** Every page of the mobile menu has the same one (docs/behaviour.md). */
const tagline = msg`Our work speaks for our value`;

export const menuNavigation: readonly (NavigationItem & { tagline: MessageDescriptor })[] = [
  {
    name: 'work',
    label: msg({ message: 'Work', comment: 'Case studies, a page of the menu' }),
    tagline,
  },
  { name: 'services', label: msg`Services`, tagline },
  { name: 'contact', label: msg({ message: 'Contact', comment: 'A page of the menu' }), tagline },
  { name: 'about', label: msg({ message: 'About', comment: 'A page of the menu' }), tagline },
  { name: 'blogs', label: msg`Blog`, tagline },
  { name: 'clients', label: msg`Clients`, tagline },
];

const menuSocialOrder = ['linkedin', 'instagram', 'facebook', 'twitter', 'github'];

/** The company's social links in the order of the mobile menu; others come first. */
export const menuSocial = company.social.toSorted(
  (a, b) => menuSocialOrder.indexOf(a.icon) - menuSocialOrder.indexOf(b.icon),
);

export const footerNavigation: readonly NavigationItem[] = [
  ...mainNavigation,
  { name: 'contact', label: msg`Contact us` },
];

/** What the header leaves out on wide screens, so that every page can be reached in two ways. */
export const furtherNavigation: readonly NavigationItem[] = [
  { name: 'services-menu', label: msg`All services` },
  { name: 'clients', label: msg`Clients` },
  { name: 'blogs', label: msg`Blog` },
];

/** What the law or our conscience has us say, on every page. */
export const legalNavigation: readonly NavigationItem[] = [
  { name: 'privacy', label: msg`Privacy` },
  { name: 'imprint', label: msg`Imprint` },
  { name: 'accessibility', label: msg`Accessibility` },
];
