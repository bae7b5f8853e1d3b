'use client';

import { Icon } from '#ui/icon.tsx';

/** A close button in the corner of what it closes. */
export function CloseButton({
  label,
  className,
  onClick,
}: {
  label: string;
  /** Where it is. */
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
