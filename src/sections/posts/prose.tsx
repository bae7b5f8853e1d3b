import type { ReactNode } from 'react';

/**
 * A long text from Markdown in lines of readable length, with optional notes beside it. On a post the header shows
 * how much of the text is read, by the timeline `--text` (site-header.tsx).
 */
export function Prose({
  html,
  aside,
  end,
  className = '',
}: {
  html: string;
  aside?: ReactNode;
  /** Below the text, in its column. */
  end?: ReactNode;
  className?: string;
}) {
  return (
    <section className={`section [view-timeline:--text] ${className}`}>
      <div className="sheet columns">
        {/* The notes stay in view while the visitor reads the text. */}
        {aside && (
          <div className="col-start-1 col-end-4 pe-6 max-lg:col-span-full max-lg:mb-10 max-lg:pe-0 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start print:break-inside-avoid print:break-after-avoid">
            {aside}
          </div>
        )}
        <div
          className="prose col-start-5 col-end-13 max-lg:col-span-full"
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {end && <div className="col-start-5 col-end-13 max-lg:col-span-full">{end}</div>}
      </div>
    </section>
  );
}
