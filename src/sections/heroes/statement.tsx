import type { ReactNode } from 'react';

import { Unbroken } from '#ui/unbroken.tsx';

/** Letters that fit one line of a statement on the narrowest phone. */
const narrowLine = 17;

/** What something comes to in one sentence, and what that means: for whom a service is, or how it goes. */
export function Statement({
  id,
  text,
  fits,
  children,
}: {
  id?: string;
  text: string;
  fits: readonly { title: string; content: string }[];
  /** Links below the last of them. */
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

/** No word alone in the last line: browsers balance six lines at most, and a phone needs more. */
function endingInTwoWords(text: string): string {
  const end = / \S+ \S+$/.exec(text)?.[0].trim() ?? '';
  return end.length <= narrowLine
    ? text.slice(0, text.length - end.length) + end.replace(' ', '\u00a0')
    : text;
}
