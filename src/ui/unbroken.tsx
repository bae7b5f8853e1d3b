import { hyphenated } from '#kit/content/hyphenated.ts';

/**
 * A text whose short hyphenated compounds stay on one line, by the class `unbroken` (base.css). Non-breaking
 * hyphens would do the same, but a search in the page would not find words with them. For Markdown,
 * kit/content/markdown.ts adds the class.
 */
export function Unbroken({ text }: { text: string }) {
  // `hyphenated` has a capturing group, so `split` also returns the compounds, at odd indexes.
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
