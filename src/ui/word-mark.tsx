import { wordMarkHeight, type WordMarkName, wordMarks } from './word-marks.ts';

interface WordMarkProps {
  name: WordMarkName;
  /** The brand's proper name, read out in place of the drawn letters; a duplicate has none. */
  label?: string;
  className?: string | undefined;
}

/**
 * One height for all marks: set the height in CSS and the widths follow. They are drawn in the page
 * itself: a file that they share would be fetched before the first paint.
 */
export function WordMark({ name, label, className }: WordMarkProps) {
  const { width, shapes } = wordMarks[name];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${wordMarkHeight}`}
      fill="none"
      stroke="currentColor"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
}
