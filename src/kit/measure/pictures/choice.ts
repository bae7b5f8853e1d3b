/** The filters of the command line. Without a filter, every value passes. */
export interface Choice {
  /** Part of the name of a page, a state or a condition. */
  only?: string | undefined;
  /** Width of the viewport in CSS pixels. */
  width?: string | undefined;
  locale?: string | undefined;
}

/**
 * Whether a picture passes the filters.
 *
 * @param file Name of the picture with or without its extension, such as `about.de.390` or `about.en.1280.print.png`
 *   (`namedShot` in shots.ts).
 */
export function isChosen(file: string, { only = '', width, locale }: Choice): boolean {
  const [name = '', fileLocale, fileWidth, condition = ''] = file.replace(/\.png$/, '').split('.');
  return (
    (name.includes(only) || condition.includes(only)) &&
    (width === undefined || fileWidth === width) &&
    (locale === undefined || fileLocale === locale)
  );
}
