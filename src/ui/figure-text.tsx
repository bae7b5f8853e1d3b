import { Icon } from './icon.tsx';
import { Unbroken } from './unbroken.tsx';

/** A number as text, such as "9 → 4". The arrow is drawn as an icon, since the typefaces have no arrow. */
export function FigureText({ text }: { text: string }) {
  return text.split('→').map((part, index) => (
    <span key={index}>
      {index > 0 && (
        <>
          <span className="sr-only">→</span>
          <Icon
            name="arrow"
            className="mx-[0.05em] inline-block size-[0.9em] stroke-2 align-[-0.16em]"
          />
        </>
      )}
      <Unbroken text={part} />
    </span>
  ));
}
