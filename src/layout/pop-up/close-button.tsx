'use client';

import { Icon } from '#ui/icon.tsx';

/** A close button, for the corner of a card or region. */
export function CloseButton({
  label,
  className,
  onClick,
}: {
  label: string;
  /** Positions the button. */
  className: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={`z-raised grid size-11 cursor-pointer place-items-center border-0 bg-transparent p-2 ${className}`}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}
