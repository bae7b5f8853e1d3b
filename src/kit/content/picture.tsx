import type { CSSProperties } from 'react';

import { type ContentPicture, elementsOf, type PictureOptions } from './picture.ts';

/**
 * A picture of the content: a drawing with its version for phones, or a file in several formats and widths from
 * which the browser chooses. Without `described` the picture is decorative and its alternative text empty.
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
  animated = false,
}: PictureOptions & {
  picture: ContentPicture;
  described?: boolean;
  className?: string | undefined;
  imgClassName?: string | undefined;
  /** Replaces `imgClassName` for photographs that may be cropped, because these fill their box. */
  photoClassName?: string | undefined;
  /** True for pictures on the first screen; all others are loaded lazily. */
  eager?: boolean;
  /**
   * True if the component around it animates the picture's layers (kit/motion/layers.ts reads `data-layers`).
   */
  animated?: boolean;
}) {
  const { sources, image } = elementsOf(picture, { ground, sizes, crops });
  const isPhoto = picture.kind === 'photo';
  const mayBeCropped = isPhoto && !picture.isWhole;
  return (
    <picture className={className}>
      {sources.map(({ srcset, ...source }) => (
        <source key={srcset} srcSet={srcset} {...source} />
      ))}
      <img
        className={mayBeCropped ? (photoClassName ?? imgClassName) : imgClassName}
        src={image.path}
        width={image.width}
        height={image.height}
        style={isPhoto ? focusStyle(picture.focus) : undefined}
        alt={described ? picture.alt : ''}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
        data-layers={animated && image.layers ? JSON.stringify(image.layers) : undefined}
      />
    </picture>
  );
}

/**
 * Sets `--focus-point`, which the site's styles (src/layout/styles/base.css) use as `object-position`. Their default is
 * the middle.
 */
function focusStyle(focus: string): CSSProperties | undefined {
  return focus === '50% 50%' ? undefined : ({ '--focus-point': focus } as CSSProperties);
}
