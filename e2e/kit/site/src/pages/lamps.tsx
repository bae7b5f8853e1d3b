import { content, lampIds } from '#content/index.ts';
import { href, type Page } from '#kit/site/routes.ts';
import { PageShell } from '#layout/page-shell.tsx';

export default function LampsPage(page: Page) {
  return (
    <PageShell page={page}>
      <p>{content.page(page.locale, 'lamps').lead}</p>
      <ul>
        {lampIds().map((id) => (
          <li key={id}>
            <a href={href(page.locale, 'lamps-id', id)}>{content.lamp(page.locale, id).title}</a>
          </li>
        ))}
      </ul>
    </PageShell>
  );
}
