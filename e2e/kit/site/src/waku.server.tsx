import { createSite, type PageModule } from '#kit/site/create-site.tsx';
import { Document } from '#layout/document.tsx';
import { Root } from '#layout/root.tsx';

export default createSite({
  pages: import.meta.glob<PageModule>('./pages/*.tsx', { eager: true }),
  Root,
  Document,
});
