import { logoGrid } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { RandomRows } from '#kit/motion/random-rows.tsx';
import { WordMark } from '#ui/word-mark.tsx';
import { wordMarkNames, wordMarks } from '#ui/word-marks.ts';

/** Six word marks in turn; still, all of them. */
export function LogoGrid({ label }: { label: string }) {
  return (
    <section className="logo-grid" aria-label={label}>
      <Moving piece="logoGrid" className="sheet" data-endless="">
        <RandomRows count={logoGrid.visible}>
          {wordMarkNames.map((name) => (
            <li key={name} suppressHydrationWarning>
              <WordMark name={name} label={wordMarks[name].label} />
            </li>
          ))}
        </RandomRows>
      </Moving>
    </section>
  );
}
