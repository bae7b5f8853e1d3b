import type { ReactNode } from 'react';

import { Unbroken } from '#ui/unbroken.tsx';

/** Characters that fit one line of a statement on the narrowest phone. */
const narrowLine = 17;

/** A sentence in large letters, and beside it short texts that explain it. */
export function Statement({
  id,
  text,
  fits,
  children,
}: {
  id?: string;
  text: string;
  fits: readonly { title: string; content: string }[];
  /** Links below the last of the texts. */
  children?: ReactNode;
}) {
  return (
    <section id={id} className="section statement">
      <div className="sheet columns">
        <h2 className="text-statement">{endingInTwoWords(text)}</h2>
        <div className="statement-side">
          <div className="statement-fits">
            {fits.map(({ title, content }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>
                  <Unbroken text={content} />
                </p>
              </div>
            ))}
          </div>
          {children !== undefined && <div className="statement-links">{children}</div>}
        </div>
      </div>
    </section>
  );
}

/** Keeps the last two words on one line. `text-wrap: balance` would, but for six lines at most. */
function endingInTwoWords(text: string): string {
  const end = / \S+ \S+$/.exec(text)?.[0].trim() ?? '';
  return end.length <= narrowLine
    ? text.slice(0, text.length - end.length) + end.replace(' ', '\u00a0')
    : text;
}
