import type { FunctionComponent } from 'react';

import type { Page, RouteName } from '#kit/site/routes.ts';

import { AboutPage } from './about.tsx';
import { BlogsPage } from './blogs.tsx';
import { ClientsPage } from './clients.tsx';
import { ContactPage } from './contact.tsx';
import { HomePage } from './home.tsx';
import { AccessibilityPage, ImprintPage, PrivacyPage } from './legal.tsx';
import { PostPage } from './post.tsx';
import { ServicePage } from './service.tsx';
import { ServicesPage } from './services.tsx';
import { ServicesMenuPage } from './services-menu.tsx';
import { WorkPage } from './work.tsx';
import { WorkItemPage } from './work-item.tsx';

/** The component behind each route of the table. */
export const pageComponents: Record<RouteName, FunctionComponent<Page>> = {
  index: HomePage,
  services: ServicesPage,
  'services-menu': ServicesMenuPage,
  'services-category-id': ServicePage,
  work: WorkPage,
  'work-slug': WorkItemPage,
  about: AboutPage,
  contact: ContactPage,
  blogs: BlogsPage,
  'blogs-page': BlogsPage,
  'blogs-tag': BlogsPage,
  'blogs-id': PostPage,
  clients: ClientsPage,
  privacy: PrivacyPage,
  imprint: ImprintPage,
  accessibility: AccessibilityPage,
};
