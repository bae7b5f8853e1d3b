import marks from './word-marks.svg';
import { wordMarkHeight, type WordMarkName, wordMarks } from './word-marks.ts';

interface WordMarkProps {
  name: WordMarkName;
  /** The brand's proper name, read out in place of the drawn letters; a duplicate has none. */
  label?: string;
  className?: string | undefined;
}

/**
 * One height for all marks: set the height in CSS and the widths follow. They are drawn in a file
 * of their own, which pages share, in the colour of the text where they stand.
 */
export function WordMark({ name, label, className }: WordMarkProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${wordMarks[name].width} ${wordMarkHeight}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${marks}#${name}`} />
    </svg>
  );
}
