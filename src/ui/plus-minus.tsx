/** The icon in the summary of a `details`: a plus, and a minus while it is open. */
export function PlusMinus() {
  // Drawn by borders: in forced colors, borders keep a colour while backgrounds lose theirs.
  return (
    <i className="relative size-[15px] justify-self-end before:absolute before:inset-[calc(50%-0.75px)_0_auto] before:border-t-line before:border-ink after:absolute after:inset-[calc(50%-0.75px)_0_auto] after:rotate-90 after:border-t-line after:border-ink in-[[open]>summary]:after:hidden print:hidden" />
  );
}
