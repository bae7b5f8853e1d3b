import { content } from '#content/index.ts';
import { href, type Page } from '#kit/site/routes.ts';
import { PageShell } from '#layout/page-shell.tsx';

export default function HomePage(page: Page) {
  const { lead } = content.page(page.locale, 'home');
  return (
    <PageShell page={page}>
      <p>{lead}</p>
      <p>
        <a href={href(page.locale, 'lamps')}>{content.page(page.locale, 'lamps').title}</a>
      </p>
    </PageShell>
  );
}
