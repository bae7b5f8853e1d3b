import { hyphenated } from '#kit/content/hyphenated.ts';

/**
 * A text whose short hyphenated compounds stay on one line, by CSS: with a non-breaking hyphen a search for
 * the word would not find it. Markdown does the same (kit/content/markdown.ts).
 */
export function Unbroken({ text }: { text: string }) {
  // `split` by a group puts the compounds at odd indexes.
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
