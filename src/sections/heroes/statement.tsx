import type { ReactNode } from 'react';

import { softHyphen } from '#kit/i18n/soft-hyphens.ts';
import { Unbroken } from '#ui/unbroken.tsx';
import { WholeWords } from '#ui/whole-words.tsx';

/** Number of characters that fit on one line of a statement on the narrowest phone. */
const maxOnNarrowLine = 17;

/** Number of characters that fit in six lines of the standard column. A longer sentence gets a wider column. */
const maxInSixLines = 160;

/** A sentence in large letters, with short explanatory notes beside or below the sentence. */
export function Statement({
  id,
  text,
  notes,
  areNotesBelow = false,
  children,
}: {
  id?: string;
  text: string;
  notes: readonly { title: string; content: string }[];
  /** Whether the notes are in a row below the sentence, not in a column beside it. */
  areNotesBelow?: boolean;
  /** Links below the sentence, or beside it with `areNotesBelow`; in narrow windows they follow the notes. */
  children?: ReactNode;
}) {
  return (
    <section id={id} className="section print:break-inside-avoid">
      <div className="sheet columns">
        {/* Browsers balance at most six lines, so a longer text gets a wider column. */}
        <h2
          className={`col-start-1 text-statement max-lg:col-span-full ${text.length > maxInSixLines ? 'col-end-9 pe-10' : 'col-end-8'}`}
        >
          <WholeWords text={joinLastWords(text)} />
        </h2>
        <div
          className={`grid content-start gap-10 max-lg:col-span-full max-lg:mt-10 max-lg:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] max-lg:gap-6 ${
            areNotesBelow
              ? 'lg:col-span-full lg:mt-16 lg:grid-cols-3'
              : 'col-start-9 col-end-13 lg:row-span-2'
          }`}
        >
          {notes.map(({ title, content }) => (
            <div key={title}>
              <h3 className="mb-1.5 border-t border-ink pt-3 font-text text-body/[1.3] font-semibold tracking-normal">
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
              areNotesBelow
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
 * Joins the last two words of three or more with a no-break space, so that the last word is never alone on a line.
 * `text-wrap: balance` has this effect only on texts of up to six lines.
 */
function joinLastWords(text: string): string {
  const lastTwo = /(?<= )\S+ \S+$/.exec(text)?.[0];
  if (lastTwo === undefined) return text;
  // Joined words break only at soft hyphens, so each piece between soft hyphens must fit on a narrow line.
  const canBeJoined = lastTwo.split(softHyphen).every(({ length }) => length <= maxOnNarrowLine);
  if (!canBeJoined) return text;
  return text.slice(0, text.length - lastTwo.length) + lastTwo.replace(' ', '\u00a0');
}
