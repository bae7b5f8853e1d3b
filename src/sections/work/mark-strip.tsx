import { WordMark } from '#ui/word-mark.tsx';
import type { WordMarkName } from '#ui/word-marks.ts';

export interface Mark {
  name: WordMarkName;
  label: string;
}

/** The word marks of clients on one rule, six columns wide. */
export function MarkStrip({ label, marks }: { label: string; marks: readonly Mark[] }) {
  return (
    <section className="mark-strip" aria-label={label}>
      <div className="sheet">
        <ul>
          {marks.map((mark) => (
            <li key={mark.name}>
              <WordMark name={mark.name} label={mark.label} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
