import { useLingui } from '@lingui/react/macro';

import { content, tagIds } from '#content/index.ts';
import { postList, postListName, postPages } from '#content/post-list.ts';
import { hasPage, href, type Page } from '#kit/site/routes.ts';
import { collectionPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { useTrail } from '#layout/use-trail.ts';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Newsletter } from '#sections/posts/newsletter.tsx';
import { PostList } from '#sections/posts/post-list.tsx';
import { LeadForm } from '#ui/lead-form.tsx';
import type { Tab } from '#ui/tabs.tsx';

import { EmptyList } from './parts/empty-list.tsx';
import { usePauseLabel } from './parts/pause-label.ts';
import { formatDate } from './parts/post-links.ts';

/** The first page of the list of all posts, its further pages, and the list of posts with a tag. */
export default function BlogsPage(page: Page) {
  const { t, i18n } = useLingui();
  const { locale, name, id = '' } = page;
  const newsletter = useLeadFormProps('newsletter', locale);
  const pauseLabel = usePauseLabel();
  const trail = useTrail(page);
  const list = postList(locale, postListName(name), id);
  const { title, description, heading, lead } = list;
  const posts = list.posts.map((post) => ({
    title: post.heading,
    summary: post.summary,
    href: href(locale, 'blogs-id', post.id),
    date: post.date,
    day: formatDate(i18n, post.date),
    author: content.member(locale, post.author).name,
    tag: {
      text: content.tag(locale, post.tag).name,
      href: href(locale, 'blogs-tag', post.tag),
    },
    picture: post.picture,
  }));
  const tab = (text: string, address: string): Tab => ({
    text,
    href: address,
    isCurrent: address === page.address,
  });
  const firstPage = href(locale, 'blogs');
  const topicTabs = [
    {
      ...tab(t({ message: 'All', comment: 'Posts or cases of every kind' }), firstPage),
      // Further pages of the list have posts on every topic too, although their address is not that of this tab.
      isCurrent: name !== 'blogs-tag',
    },
    ...tagIds()
      .filter((tag) => hasPage(locale, 'blogs-tag', tag))
      .map((tag) => tab(content.tag(locale, tag).name, href(locale, 'blogs-tag', tag))),
  ];
  const furtherPageTabs = postPages()
    .filter((number) => hasPage(locale, 'blogs-page', number))
    .map((number) => tab(i18n.number(Number(number)), href(locale, 'blogs-page', number)));
  return (
    <PageShell
      page={page}
      things={[
        collectionPage(
          page,
          { title, description },
          posts.map(({ title: text, href: to }) => ({ text, href: to })),
        ),
      ]}
    >
      <PageHero
        tone={page.tone}
        dots={{ pauseLabel }}
        heading={heading}
        lead={lead}
        picture={content.page(locale, 'blogs').picture}
        // The blog itself is reached from the menus, and shows no breadcrumbs.
        {...(name === 'blogs' ? {} : trail)}
      />
      {posts.length > 0 ? (
        <>
          <PostList
            hasLead={name === 'blogs'}
            posts={posts}
            tags={{
              label: t({
                message: 'Topics',
                comment: 'Name of the links to the tags of the blog',
              }),
              tabs: topicTabs,
            }}
            pages={{
              label: t({ message: 'Pages', comment: 'Name of the links to the pages of a list' }),
              // The list of a tag has all its posts on one page.
              tabs:
                name === 'blogs-tag' ? [] : [tab(i18n.number(1), firstPage), ...furtherPageTabs],
            }}
          />
          <Newsletter title={t`Subscribe to our newsletter`}>
            <LeadForm {...newsletter} />
          </Newsletter>
        </>
      ) : (
        <EmptyList
          locale={locale}
          title={t({ message: 'No post is published yet.', comment: 'Blog without entries' })}
        />
      )}
    </PageShell>
  );
}
