import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { RouteName } from '#site/routes.ts';

export interface NavigationItem {
  name: RouteName;
  label: MessageDescriptor;
}

export const mainNavigation: readonly NavigationItem[] = [
  { name: 'services', label: msg`What we do` },
  { name: 'work', label: msg`Who we work with` },
  { name: 'about', label: msg`Who we are` },
];

export const menuNavigation: readonly NavigationItem[] = [
  { name: 'work', label: msg({ message: 'Work', comment: 'Case studies, a page of the menu' }) },
  { name: 'services', label: msg`Services` },
  { name: 'contact', label: msg({ message: 'Contact', comment: 'A page of the menu' }) },
  { name: 'about', label: msg({ message: 'About', comment: 'A page of the menu' }) },
  { name: 'blogs', label: msg`Blog` },
  { name: 'clients', label: msg`Clients` },
];

export const footerNavigation: readonly NavigationItem[] = [
  ...mainNavigation,
  { name: 'contact', label: msg`Contact us` },
];

/** What the header leaves out on wide screens, so that every page can be reached in two ways. */
export const furtherNavigation: readonly NavigationItem[] = [
  { name: 'services-menu', label: msg`All services` },
  { name: 'clients', label: msg`Clients` },
  { name: 'blogs', label: msg`Blog` },
  { name: 'privacy', label: msg`Privacy` },
  { name: 'imprint', label: msg`Imprint` },
];
