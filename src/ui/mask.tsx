import type { ComponentProps, CSSProperties } from 'react';

/**
 * An SVG file as a CSS mask: its shape has the colour of the text, whatever its own colours are. Browsers
 * fetch the file only where it is displayed.
 *
 * @param path URL of the file.
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
