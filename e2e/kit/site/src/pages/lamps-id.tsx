import { content } from '#content/index.ts';
import type { Page } from '#kit/site/routes.ts';
import { PageShell } from '#layout/page-shell.tsx';

export default function LampPage(page: Page) {
  const { html } = content.lamp(page.locale, page.id ?? '');
  return (
    <PageShell page={page}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </PageShell>
  );
}
