import { Icon } from './icon.tsx';

/**
 * A long arrow. It moves forward while the link or button around it, with the class `group/arrow`, is
 * hovered.
 */
export function Arrow() {
  return (
    <Icon
      name="arrow"
      className="flex-none transition-[translate] duration-mid ease-out group-hover/arrow:translate-x-[calc(0.35em*var(--forward))]"
    />
  );
}
