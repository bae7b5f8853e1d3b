/** Number of a part or a step, in a circle as on a drawing; orange in a row (`group`) that is open. */
export function Balloon({
  number,
  className = '',
  ...attributes
}: {
  number: number;
  className?: string;
  'aria-hidden'?: boolean;
}) {
  return (
    <span
      className={`inline-grid size-8 place-items-center rounded-full border border-ink text-note/[1.55] group-open:border-accent group-open:bg-accent group-open:text-on-accent ${className}`}
      {...attributes}
    >
      {number}
    </span>
  );
}
