import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';

export default function NotFoundPage({ locale }: { locale: LocaleCode }) {
  const { title, heading, lead } = content.page(locale, 'not-found');
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <main id="main" tabIndex={-1} data-tone="dark">
        <h1>{heading}</h1>
        <p>
          <a href={href(locale, 'index')}>{lead}</a>
        </p>
      </main>
    </>
  );
}
