import { Icon } from './icon.tsx';

/**
 * A long arrow. It moves forward while the link or button around it is hovered, which needs the class
 * `group/arrow`.
 */
export function Arrow() {
  return (
    <Icon
      name="arrow"
      className="flex-none transition-[translate] duration-mid ease-out group-hover/arrow:translate-x-[calc(0.35em*var(--forward))]"
    />
  );
}
