import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { href, type Page } from '#kit/site/routes.ts';
import { blogPosting } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { useTrail } from '#layout/use-trail.ts';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Author } from '#sections/posts/author.tsx';
import { Facts } from '#sections/posts/facts.tsx';
import { Newsletter } from '#sections/posts/newsletter.tsx';
import { Prose } from '#sections/posts/prose.tsx';
import { Related } from '#sections/posts/related.tsx';
import { Badge } from '#ui/badge.tsx';
import { LeadForm } from '#ui/lead-form.tsx';

import { useCarouselWords } from './parts/carousel-words.ts';
import { formatDate, postLinks } from './parts/post-links.ts';

const maxFurtherPosts = 6;

export default function PostPage(page: Page) {
  const { t, i18n } = useLingui();
  const { locale, id = '' } = page;
  const newsletter = useLeadFormProps('newsletter', locale);
  const post = content.post(locale, id);
  const others = postLinks(i18n, locale)
    .filter((entry) => entry.href !== page.address)
    .slice(0, maxFurtherPosts);
  const carousel = useCarouselWords();
  const trail = useTrail(page);
  const author = content.member(locale, post.author);
  const tag = content.tag(locale, post.tag);
  const facts = [
    {
      label: t({ message: 'Author', comment: 'Label of a fact of a blog post' }),
      value: (
        <>
          {author.name}
          <br />
          <span className="note">{author.designation}</span>
        </>
      ),
    },
    {
      label: t({ message: 'Date', comment: 'Label of a fact of a blog post' }),
      value: <time dateTime={post.date}>{formatDate(i18n, post.date)}</time>,
    },
    {
      label: t({ message: 'Topic', comment: 'Label of a fact of a blog post: its tag' }),
      value: <Badge href={href(locale, 'blogs-tag', post.tag)}>{tag.name}</Badge>,
    },
  ];
  return (
    <PageShell
      page={page}
      things={[
        blogPosting(page, { ...post, tag: tag.name }, { ...author, url: href(locale, 'about') }),
      ]}
    >
      <PageHero
        tone={page.tone}
        heading={post.heading}
        lead={post.summary}
        {...trail}
        picture={post.picture}
      />
      <Prose html={post.html} aside={<Facts facts={facts} />} end={<Author person={author} />} />
      {others.length > 0 && (
        <Related
          rotates
          title={content.page(locale, 'home').posts.title}
          items={others}
          words={carousel.words}
          slideLabel={carousel.label}
        />
      )}
      <Newsletter title={t`Subscribe to our newsletter`}>
        <LeadForm {...newsletter} />
      </Newsletter>
    </PageShell>
  );
}
