import { type ContentPicture, smallOf } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { type Tab, Tabs } from '#ui/tabs.tsx';

export interface ListedPost {
  title: string;
  summary: string;
  href: string;
  /** ISO date: '2026-10-21'. */
  date: string;
  /** The same date as text, in the format of the page's language. */
  day: string;
  author: string;
  tag: { text: string; href: string };
  picture?: ContentPicture | undefined;
}

/**
 * Posts in rows, with links to tags above and links to further pages below. A post shows the most telling part of its
 * picture, if it has one; the leading post shows the whole picture.
 */
export function PostList({
  hasLead = false,
  posts,
  tags,
  pages,
}: {
  /** Whether the first post leads: it has a larger row, if it has a picture. */
  hasLead?: boolean;
  posts: readonly ListedPost[];
  tags: { label: string; tabs: readonly Tab[] };
  pages: { label: string; tabs: readonly Tab[] };
}) {
  const hasPictures = posts.some(({ picture }) => picture);
  return (
    <section className="section pt-16 pb-20">
      <div className="sheet">
        {/* The first tab shows posts of all tags, so a single tag leaves nothing to choose. */}
        {tags.tabs.length > 2 && <Tabs {...tags} />}
        <ol className="my-10 border-b border-rule-strong">
          {posts.map((post, index) => (
            <Row
              key={post.href}
              {...post}
              isFirst={index === 0}
              isLead={hasLead && index === 0 && post.picture !== undefined}
              hasPictures={hasPictures}
            />
          ))}
        </ol>
        {pages.tabs.length > 1 && <Tabs {...pages} />}
      </div>
    </section>
  );
}

function Row({
  isFirst,
  isLead,
  hasPictures,
  title,
  summary,
  href,
  date,
  day,
  author,
  tag,
  picture,
}: ListedPost & {
  isFirst: boolean;
  isLead: boolean;
  /** Whether any row of the list has a picture. */
  hasPictures: boolean;
}) {
  const columnsClassName = hasPictures
    ? 'grid-cols-[2fr_7fr_3fr] max-lg:grid-cols-[1fr_4fr]'
    : 'grid-cols-[9fr_3fr] max-lg:grid-cols-1';
  // Below the breakpoint the texts of a leading post are below its picture, otherwise beside it.
  const textClassName = hasPictures && !isLead ? 'col-start-2' : '';
  const detailsClassName = isLead || !hasPictures ? '' : 'max-lg:col-start-2';
  const imageClassName =
    'size-full transition-[scale] duration-slow ease-out group-focus-within/post:scale-110 group-hover/post:scale-110';
  return (
    <li
      className={`group/post relative grid items-center gap-x-[calc(100%/24)] gap-y-4 border-t border-rule-strong py-6 max-md:items-start ${isLead ? 'grid-cols-1 lg:grid-cols-[5fr_4fr_3fr]' : columnsClassName}`}
    >
      {picture && (
        <Picture
          picture={isLead ? picture : smallOf(picture)}
          sizes={isLead ? '(max-width: 991.98px) 92vw, 38vw' : '(max-width: 1023.98px) 20vw, 16vw'}
          crops={false}
          className={
            isLead
              ? 'aspect-7/5 overflow-clip bg-surface-tint'
              : 'aspect-square overflow-clip border border-rule-strong'
          }
          imgClassName={`${isLead ? 'object-contain p-4' : 'object-cover'} ${imageClassName}`}
          photoClassName={`object-cover ${imageClassName}`}
          eager={isFirst}
        />
      )}
      <div className={textClassName}>
        <h2 className="text-statement max-md:text-row/[1.06]">
          <a
            href={href}
            className="no-underline decoration-accent decoration-2 group-hover/post:underline after:absolute after:inset-0"
          >
            {title}
          </a>
        </h2>
        <p className="mt-3.5 text-ink-soft">{summary}</p>
      </div>
      <div
        className={`grid justify-items-start gap-3 max-lg:flex max-lg:flex-wrap max-lg:items-center ${detailsClassName}`}
      >
        {/* In front of the title's link, which covers the whole row. */}
        <Badge className="relative z-raised" href={tag.href}>
          {tag.text}
        </Badge>
        <p className="note">
          {author}
          <br />
          <time dateTime={date}>{day}</time>
        </p>
      </div>
    </li>
  );
}
