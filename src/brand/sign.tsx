import svg from './sign.svg?raw';

/** The company's sign in the colour of the text; its size comes from CSS. */
export function Sign({ className = '' }: { className?: string }) {
  return (
    <span
      className={`block *:block *:h-full *:w-auto ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/**
 * The SVG without comments and `<view>`. A page has the sign more than once, so the id of `<view>` would not be unique.
 */
const markup = svg
  .replace(/<!--[^]*?-->|<view\b[^>]*?(?:\/>|>\s*<\/view>)/g, '')
  .replace(/>\s+</g, '><')
  .trim();
