import type { ContentPicture } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';

/** One case on the tinted surface, with a picture almost as wide as the page. */
export function FeaturedCase({
  title,
  facts,
  summary,
  link,
  picture,
}: {
  title: string;
  facts: readonly { label: string; value: string }[];
  summary: string;
  link: { href: string; text: string };
  picture?: ContentPicture | undefined;
}) {
  return (
    <section className="section tinted overflow-clip pb-0 print:break-inside-avoid">
      <div className="sheet columns registered after:hidden">
        <h2 className="col-start-1 col-end-9 text-section max-lg:col-span-full">{title}</h2>
        <dl className="col-start-10 col-end-13 pt-3 max-lg:col-span-full max-lg:row-start-2 max-lg:mt-10 max-lg:grid max-lg:grid-cols-3 max-lg:gap-6 max-md:grid-cols-1 max-md:gap-0">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="items-baseline border-b border-rule-strong max-md:grid max-md:grid-cols-[5.5rem_1fr] max-md:py-2.5 md:mb-3 md:pb-3"
            >
              <dt className="note">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="z-raised col-start-1 col-end-4 row-start-2 self-end pb-part max-lg:col-end-9 max-lg:row-start-3 max-lg:pt-6 max-lg:pb-0 max-md:col-span-full">
          <p className="mb-4">{summary}</p>
          <ArrowLink href={link.href}>{link.text}</ArrowLink>
        </div>
        {picture && (
          // On phones, `content-visibility: auto` delays fetching the picture more than lazy loading does. It would
          // otherwise delay the first view.
          <Picture
            className="col-start-4 col-end-13 row-start-2 ms-[-4%] me-[-12%] mt-6 max-lg:col-span-full max-lg:row-start-4 max-lg:mx-[-8%] max-lg:mt-0 max-md:-mx-edge max-md:mt-6 max-md:border-t max-md:border-rule-strong max-md:[contain-intrinsic-block-size:auto_67vw] max-md:[content-visibility:auto]"
            imgClassName="w-full max-w-none"
            photoClassName="aspect-16/9 w-full max-w-none object-cover"
            picture={picture}
            ground="tinted"
            sizes="(max-width: 1023.98px) 100vw, 80vw"
            described
          />
        )}
      </div>
    </section>
  );
}
