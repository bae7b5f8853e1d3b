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
    <section className="section post-list">
      <div className="sheet">
        {tags.tabs.length > 2 && <Tabs {...tags} />}
        <ol>
          {posts.map(({ title, summary, href, date, day, author, tag, picture }, index) => (
            <li key={href}>
              <Picture large={picture} className="post-list-detail" eager={index === 0} />
              <div>
                <h2>
                  <a href={href}>{title}</a>
                </h2>
                <p>{summary}</p>
              </div>
              <div className="post-list-facts">
                <a className="badge" href={tag.href}>
                  {tag.text}
                </a>
                <p className="note">
                  {author}
                  <br />
                  <time dateTime={date}>{day}</time>
                </p>
              </div>
            </li>
          ))}
        </ol>
        {pages.tabs.length > 1 && <Tabs {...pages} />}
      </div>
    </section>
  );
}
