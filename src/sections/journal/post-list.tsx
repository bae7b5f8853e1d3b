import { Badge } from '#ui/badge.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { type Tab, Tabs } from '#ui/tabs.tsx';

export interface ListedPost {
  title: string;
  summary: string;
  href: string;
  /** ISO date ('2026-10-21'), and the date in words. */
  date: string;
  day: string;
  author: string;
  tag: { text: string; href: string };
  picture: PictureSource;
}

/** Posts in rows, each with a detail of its drawing; above them links to tags, below links to pages. */
export function PostList({
  posts,
  tags,
  pages,
}: {
  posts: readonly ListedPost[];
  tags: { label: string; tabs: readonly Tab[] };
  pages: { label: string; tabs: readonly Tab[] };
}) {
  return (
    <section className="section pt-16 pb-10">
      <div className="sheet">
        {tags.tabs.length > 2 && <Tabs {...tags} />}
        <ol className="my-10 border-b border-rule-strong">
          {posts.map(({ title, summary, href, date, day, author, tag, picture }, index) => (
            <li
              key={href}
              className="group/post relative grid grid-cols-[2fr_7fr_3fr] items-center gap-x-[calc(100%/24)] gap-y-4 border-t border-rule-strong py-6 max-lg:grid-cols-[1fr_4fr] max-md:items-start"
            >
              <Picture
                large={picture}
                className="aspect-square overflow-clip rounded-full border-line border-ink"
                imgClassName="size-full scale-160 object-cover transition-[scale] duration-slow ease-out group-focus-within/post:scale-130 group-hover/post:scale-130"
                eager={index === 0}
              />
              <div>
                <h2 className="text-statement max-md:text-row/[1.06]">
                  <a
                    href={href}
                    className="no-underline decoration-accent decoration-2 group-hover/post:underline after:absolute after:inset-0"
                  >
                    {title}
                  </a>
                </h2>
                <p className="mt-[0.9rem] text-ink-soft">{summary}</p>
              </div>
              <div className="grid justify-items-start gap-[0.9rem] max-lg:col-start-2 max-lg:flex max-lg:flex-wrap max-lg:items-center">
                {/* Above the link that covers the row. */}
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
          ))}
        </ol>
        {/* Numbers are narrow. */}
        {pages.tabs.length > 1 && <Tabs {...pages} className="[--tab-width:3rem]" />}
      </div>
    </section>
  );
}
