import type { ReactNode } from 'react';

import { softHyphen } from '#kit/i18n/soft-hyphens.ts';
import { Unbroken } from '#ui/unbroken.tsx';
import { WholeWords } from '#ui/whole-words.tsx';

/** Characters that fit one line of a statement on the narrowest phone. */
const narrowLine = 17;

/** Characters that fill six lines beside the texts. */
const sixLines = 160;

/** A sentence in large letters, and beside or below it short texts that explain it. */
export function Statement({
  id,
  text,
  fits,
  isAcross = false,
  children,
}: {
  id?: string;
  text: string;
  /** Short texts beside or below the sentence. */
  fits: readonly { title: string; content: string }[];
  /** Whether the texts are side by side below the sentence, across the full width. */
  isAcross?: boolean;
  /** Links: below the sentence (beside it with `isAcross`); in narrow windows after the texts. */
  children?: ReactNode;
}) {
  return (
    <section id={id} className="section print:break-inside-avoid">
      <div className="sheet columns">
        {/* Browsers balance at most six lines: a longer text gets a wider column. */}
        <h2
          className={`col-start-1 text-statement max-lg:col-span-full ${text.length > sixLines ? 'col-end-9 pe-10' : 'col-end-8'}`}
        >
          <WholeWords text={joinLastWords(text)} />
        </h2>
        <div
          className={`grid content-start gap-10 max-lg:col-span-full max-lg:mt-10 max-lg:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] max-lg:gap-6 ${
            isAcross
              ? 'lg:col-span-full lg:mt-16 lg:grid-cols-3'
              : 'col-start-9 col-end-13 lg:row-span-2'
          }`}
        >
          {fits.map(({ title, content }) => (
            <div key={title}>
              <h3 className="mb-[0.4rem] border-t border-ink pt-[0.7rem] font-text text-body/[1.3] font-semibold tracking-normal">
                {title}
              </h3>
              <p className="text-ink-soft">
                <Unbroken text={content} />
              </p>
            </div>
          ))}
        </div>
        {children !== undefined && (
          <div
            className={`grid justify-items-start gap-4 max-lg:col-span-full max-lg:mt-10 ${
              isAcross
                ? 'content-end lg:col-start-9 lg:col-end-13 lg:row-start-1'
                : 'col-start-1 col-end-8 mt-10 self-start'
            }`}
          >
            {children}
          </div>
        )}
      </div>
    </section>
  );
}

/**
 * Joins the last two words with a no-break space, so that no line has the last word alone. `text-wrap: balance`
 * does the same, but only up to six lines.
 */
function joinLastWords(text: string): string {
  const lastTwo = / \S+ \S+$/.exec(text)?.[0].trim() ?? '';
  // Joined, they break only at soft hyphens: each piece between these must fit a narrow line.
  const fits = lastTwo.split(softHyphen).every(({ length }) => length <= narrowLine);
  if (!fits) return text;
  return text.slice(0, text.length - lastTwo.length) + lastTwo.replace(' ', '\u00a0');
}
