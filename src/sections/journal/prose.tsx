import type { ReactNode } from 'react';

/** Long text from Markdown in lines of readable length, with optional notes beside it. */
export function Prose({ html, aside }: { html: string; aside?: ReactNode }) {
  return (
    <section className="section prose">
      <div className="sheet columns">
        {aside !== undefined && <div className="prose-aside">{aside}</div>}
        <div className="prose-text" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </section>
  );
}
