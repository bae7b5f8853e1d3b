import { createSite, type PageModule } from './kit/site/create-site.tsx';
import { Document } from './layout/document.tsx';
import { Root } from './layout/root.tsx';
import { ServicesMenuContent } from './pages/parts/services-menu-content.tsx';

export default createSite({
  pages: import.meta.glob<PageModule>(['./pages/*.tsx', '!./pages/storyboard.tsx'], {
    eager: true,
  }),
  Root,
  Document,
  slices: { 'services-menu': ServicesMenuContent },
  // For development and tests only: a production build contains no storyboard.
  ...(import.meta.env.DEV && { storyboard: () => import('./pages/storyboard.tsx') }),
});
