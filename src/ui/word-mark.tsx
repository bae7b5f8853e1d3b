import { wordMarkHeight, type WordMarkName, wordMarks, type WordMarkShape } from './word-marks.ts';

interface WordMarkProps {
  name: WordMarkName;
  /** The brand's proper name, read out in place of the drawn letters. */
  label: string;
  className?: string | undefined;
}

/** One height for all marks: set the height in CSS and the widths follow. */
export function WordMark({ name, label, className }: WordMarkProps) {
  const { width, shapes } = wordMarks[name];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${wordMarkHeight}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {shapes.map((shape) => (
        <Shape key={shape.d} shape={shape} />
      ))}
    </svg>
  );
}

function Shape({ shape: { d, weight, slant } }: { shape: WordMarkShape }) {
  const transform = slant === undefined ? undefined : `skewX(${slant})`;
  if (weight === undefined) {
    return <path d={d} fill="currentColor" fillRule="evenodd" transform={transform} />;
  }
  return (
    <path d={d} fill="none" stroke="currentColor" strokeWidth={weight} transform={transform} />
  );
}
