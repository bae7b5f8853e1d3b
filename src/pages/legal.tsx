import { content } from '#content/index.ts';
import type { Page } from '#kit/site/routes.ts';

import { LegalText } from './parts/legal-text.tsx';

/** The privacy page and the imprint. */
export default function LegalPage(page: Page) {
  return (
    <LegalText page={page} entry={content.page(page.locale, page.name as 'privacy' | 'imprint')} />
  );
}
