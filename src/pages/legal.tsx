import { content } from '#content/index.ts';
import type { Page } from '#kit/site/routes.ts';

import { LegalText } from './parts/legal-text.tsx';

/** The privacy page and the imprint. */
export default function LegalPage(page: Page) {
  // The rows with `component: 'legal'` in src/site/site.ts have these names.
  const name = page.name as 'privacy' | 'imprint';
  return (
    <LegalText page={page} entry={content.page(page.locale, name)} asTerms={name === 'imprint'} />
  );
}
