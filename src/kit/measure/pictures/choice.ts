/** The filters of the command line. */
export interface Choice {
  /** Part of the name of a page, a state or a condition. */
  only?: string | undefined;
  width?: string | undefined;
  locale?: string | undefined;
}

/**
 * Whether a picture passes the filters, by the name of its file.
 *
 * @param file Such as `about.de.390` or `about.en.1280.print.png`, as `shot` in shots.ts composes it.
 */
export function isChosen(file: string, { only = '', width, locale }: Choice): boolean {
  const [name = '', fileLocale, fileWidth, condition = ''] = file.replace(/\.png$/, '').split('.');
  return (
    (name.includes(only) || condition.includes(only)) &&
    (width === undefined || fileWidth === width) &&
    (locale === undefined || fileLocale === locale)
  );
}
