import { type Ground, smallOf } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';

import type { Person } from './person.ts';

/**
 * A person's photograph or drawn portrait, or else the initials, always in the same proportions. The CSS
 * filter `--photo-filter` (theme.css) makes photographs that were taken in different light look like a series.
 * The initials are hidden from screen readers, since the person's name is beside them.
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
  /** Shows the version of a drawing that is made for small sizes. */
  isSmall?: boolean;
  /** Shows the small version of a drawing on phones. */
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

/** Returns the initials of the first and the last name: "AL" for "Ada King of Lovelace". */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const initial = (word = '') => [...word][0]?.toUpperCase() ?? '';
  return initial(words[0]) + (words.length > 1 ? initial(words.at(-1)) : '');
}
