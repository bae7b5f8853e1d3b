import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { LeadForm } from '#leads/lead-form.tsx';
import { useLeadFormProps } from '#leads/lead-form-props.ts';
import { Newsletter } from '#sections/newsletter.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { Prose } from '#sections/prose.tsx';
import { href, type Page } from '#site/routes.ts';

import { formatDate } from './journal-entries.ts';
import { drawnPicture } from './pictures.ts';

export function PostPage(page: Page) {
  const { t, i18n } = useLingui();
  const { locale, id = '' } = page;
  const newsletter = useLeadFormProps('newsletter', locale);
  const post = content.post(locale, id);
  const author = content.member(locale, post.author);
  return (
    <PageShell page={page} title={post.title} description={post.description}>
      <PageHero
        dark
        heading={post.heading}
        lead={post.summary}
        crumbs={[
          {
            text: t({ message: 'Home', comment: 'First of the breadcrumbs' }),
            href: href(locale, 'index'),
          },
          { text: content.listing(locale, 'blogs').heading, href: href(locale, 'blogs') },
        ]}
        crumbsLabel={t({ message: 'Breadcrumb', comment: 'Name of the trail of parent pages' })}
        picture={drawnPicture(post.drawing, 'navy')}
      />
      <Prose
        html={post.html}
        aside={
          <dl>
            <dt>{t({ message: 'Author', comment: 'Label of a fact of a blog post' })}</dt>
            <dd>
              {author.name}, {author.designation}
            </dd>
            <dt>{t({ message: 'Date', comment: 'Label of a fact of a blog post' })}</dt>
            <dd>
              <time dateTime={post.date}>{formatDate(i18n, post.date)}</time>
            </dd>
            <dt>{t({ message: 'Subject', comment: 'Label of a fact of a blog post: its tag' })}</dt>
            <dd>{post.tag}</dd>
          </dl>
        }
      />
      <Newsletter title={t`Subscribe to our newsletter`}>
        <LeadForm {...newsletter} />
      </Newsletter>
    </PageShell>
  );
}
