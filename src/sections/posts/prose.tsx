import type { ReactNode } from 'react';

/** Long text from Markdown in lines of readable length, with optional notes beside it. */
export function Prose({
  html,
  aside,
  className = '',
}: {
  html: string;
  aside?: ReactNode;
  className?: string;
}) {
  return (
    <section className={`section [view-timeline:--text] ${className}`}>
      <div className="sheet columns">
        {/* Stays in view beside the text while that is read. */}
        {aside && (
          <div className="col-start-1 col-end-4 pe-6 max-lg:col-span-full max-lg:mb-10 max-lg:pe-0 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start print:break-inside-avoid print:break-after-avoid">
            {aside}
          </div>
        )}
        <div
          className="prose col-start-5 col-end-13 max-lg:col-span-full"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </section>
  );
}
