import { WordMark } from '#ui/word-mark.tsx';

export interface Mark {
  name: string;
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
