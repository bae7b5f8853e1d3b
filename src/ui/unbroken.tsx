import { hyphenated } from '#kit/content/hyphenated.ts';

/**
 * A text whose short hyphenated compounds stay on one line. The class `unbroken` (base.css) does this, because
 * a search would not find a word with a non-breaking hyphen. kit/content/markdown.ts does the same.
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
