import type { ComponentProps, CSSProperties } from 'react';

/**
 * The shape of an SVG file in the colour of the text, whatever its own colours are: browsers fetch it
 * where it is shown.
 *
 * @param path Address of the file.
 */
export function Mask({
  path,
  className = '',
  style,
  ...attributes
}: ComponentProps<'span'> & { path: string }) {
  return (
    <span
      {...attributes}
      className={`block bg-current mask-(--file) mask-contain mask-center mask-no-repeat forced-color-adjust-none [print-color-adjust:exact] forced-colors:bg-[CanvasText] ${className}`}
      style={{ '--file': `url(${path})`, ...style } as CSSProperties}
    />
  );
}
