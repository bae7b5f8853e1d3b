/**
 * The number of a part or step in a circle, as on technical drawings. The circle is orange while the row
 * around it is open (`details` with the class `group`).
 */
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
