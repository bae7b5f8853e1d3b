import { Icon } from '#ui/icon.tsx';
import { MarkedRow } from '#ui/marked-row.tsx';

/** Links to a few pages, each with a description, for a page without content of its own. */
export function WaysOn({
  title,
  links,
}: {
  title: string;
  links: readonly { href: string; name: string; content: string }[];
}) {
  return (
    <section className="section">
      <nav className="sheet" aria-labelledby="ways-on-title">
        <h2 id="ways-on-title" className="mb-10 text-row">
          {title}
        </h2>
        <ol className="border-b border-rule-strong">
          {links.map(({ href, name, content }) => (
            <MarkedRow key={href} className="group/arrow items-baseline">
              <a
                href={href}
                className="col-start-1 col-end-6 pe-6 font-head text-statement font-medium no-underline after:absolute after:inset-0 max-lg:col-span-full"
              >
                {name}
              </a>
              <p className="col-start-6 col-end-12 pe-6 text-ink-soft max-lg:col-span-full">
                {content}
              </p>
              <Icon name="arrow" className="col-start-12 justify-self-end max-lg:hidden" />
            </MarkedRow>
          ))}
        </ol>
      </nav>
    </section>
  );
}
