import { hyphenated } from '#kit/content/hyphenated.ts';

/**
 * A text whose short compounds stay on one line. The letters stay as they are: a non-breaking
 * hyphen would be another character to whoever searches for the word. Markdown does the same
 * (content/markdown.ts).
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
