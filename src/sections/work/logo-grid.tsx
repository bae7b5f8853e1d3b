import { logoGrid } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { RandomRows } from '#kit/motion/random-rows.tsx';
import { WordMark } from '#ui/word-mark.tsx';
import { wordMarkNames, wordMarks } from '#ui/word-marks.ts';

/** Six word marks in turn; still, all of them. */
export function LogoGrid({ label }: { label: string }) {
  return (
    <section className="border-b border-ink" aria-label={label}>
      <Moving piece="logoGrid" className="sheet" data-endless="">
        <RandomRows
          count={logoGrid.visible}
          className="grid grid-cols-2 gap-px pl-px md:grid-cols-7 md:may-move:grid-cols-3 lg:may-move:grid-cols-6"
        >
          {wordMarkNames.map((name) => (
            <li
              key={name}
              className="grid min-h-26 place-items-center overflow-clip px-4 outline outline-rule md:min-h-38 may-move:in-data-chosen:not-data-shown:hidden"
              suppressHydrationWarning
            >
              <WordMark className="h-[1.9rem] w-auto" name={name} label={wordMarks[name].label} />
            </li>
          ))}
        </RandomRows>
      </Moving>
    </section>
  );
}
