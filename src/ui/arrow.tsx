import { Icon } from './icon.tsx';

/** The long arrow of the drawing table, of a link or button with `group/arrow`: it sets out when that is hovered. */
export function Arrow() {
  return (
    <Icon
      name="arrow"
      className="flex-none transition-[translate] duration-mid ease-out group-hover/arrow:translate-x-[calc(0.35em*var(--forward))]"
    />
  );
}
