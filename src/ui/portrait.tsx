import { type Ground, smallOf } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';

import type { Person } from './person.ts';

/**
 * Somebody's photograph or drawn portrait, or the initials in its place: all of one size, at the foot of
 * which they stand on one line. Photographs of different light become one series (`--photo-filter` in
 * theme.css). The name stands beside it.
 */
export function Portrait({
  person: { name, picture },
  ground,
  sizes,
  isSmall = false,
  crops = false,
  className = '',
}: {
  person: Pick<Person, 'name' | 'picture'>;
  ground: Ground;
  sizes: string;
  /** With the lines of a drawing that small sizes need. */
  isSmall?: boolean;
  /** On phones alone. */
  crops?: boolean;
  className?: string;
}) {
  const boxClassName = `block aspect-20/23 ${className}`;
  if (picture) {
    return (
      <Picture
        picture={isSmall ? smallOf(picture) : picture}
        ground={ground}
        crops={crops}
        sizes={sizes}
        className={boxClassName}
        imgClassName="size-full"
        photoClassName="size-full object-cover filter-(--photo-filter)"
        described
      />
    );
  }
  return (
    <span
      className={`@container flex items-end ${ground === 'tinted' ? 'bg-surface' : 'bg-surface-tint'} ${boxClassName}`}
      aria-hidden="true"
    >
      <span className="ps-[0.12em] pb-[0.05em] font-head text-[44cqw] leading-none font-medium tracking-[-0.042em] text-ink">
        {initialsOf(name)}
      </span>
    </span>
  );
}

/** Of the first name and the last: "Ada King of Lovelace" is AL. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const first = (word = '') => [...word][0]?.toUpperCase() ?? '';
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '');
}
