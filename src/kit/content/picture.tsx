import type { CSSProperties } from 'react';

import { type ContentPicture, partsOf, type PictureOptions } from './picture.ts';

/**
 * A picture of the content: a drawing, with its crop on phones, or a file in the formats and widths
 * from which the browser chooses. Without `described` it only decorates what is said beside it.
 */
export function Picture({
  picture,
  ground,
  sizes,
  crops,
  described = false,
  className,
  imgClassName,
  photoClassName,
  eager = false,
  acts = false,
}: PictureOptions & {
  picture: ContentPicture;
  described?: boolean;
  className?: string | undefined;
  imgClassName?: string | undefined;
  /** In place of `imgClassName` for a photograph that may be cut: it fills its place, where lines stand in it. */
  photoClassName?: string | undefined;
  /** True for what the first screen shows; everything else loads when near. */
  eager?: boolean;
  /** True within a piece that moves its parts (kit/motion/layers.ts), where it is shown whole. */
  acts?: boolean;
}) {
  const { sources, image } = partsOf(picture, { ground, sizes, crops });
  const isPhoto = picture.kind === 'photo';
  const mayFill = isPhoto && !picture.isWhole;
  return (
    <picture className={className}>
      {sources.map(({ srcset, ...source }) => (
        <source key={srcset} srcSet={srcset} {...source} />
      ))}
      <img
        className={mayFill ? (photoClassName ?? imgClassName) : imgClassName}
        src={image.path}
        width={image.width}
        height={image.height}
        style={isPhoto ? focusStyle(picture.focus) : undefined}
        alt={described ? picture.alt : ''}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
        data-layers={acts && image.layers ? JSON.stringify(image.layers) : undefined}
      />
    </picture>
  );
}

/** Of the middle nothing need be said. The site's styles take it as `object-position`. */
function focusStyle(focus: string): CSSProperties | undefined {
  return focus === '50% 50%' ? undefined : ({ '--focus-point': focus } as CSSProperties);
}
