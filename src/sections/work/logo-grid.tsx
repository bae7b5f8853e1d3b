import { logoGrid } from '#motion/figures.ts';
import { Moving } from '#motion/moving.tsx';
import { WordMark } from '#ui/word-mark.tsx';
import { wordMarkNames, wordMarks } from '#ui/word-marks.ts';

/** Six word marks in turn; still, all of them. */
export function LogoGrid({ label }: { label: string }) {
  return (
    <section className="logo-grid" aria-label={label}>
      <Moving piece="logoGrid" className="sheet" data-endless="">
        <ul>
          {wordMarkNames.map((name, index) => (
            <li key={name} className={index < logoGrid.visible ? undefined : 'spare'}>
              <WordMark name={name} label={wordMarks[name].label} />
            </li>
          ))}
        </ul>
      </Moving>
    </section>
  );
}
