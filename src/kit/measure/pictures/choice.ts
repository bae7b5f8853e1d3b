/** Of which pictures the command line speaks. */
export interface Choice {
  /** A part of the name of a page, state or condition. */
  only?: string | undefined;
  width?: string | undefined;
  locale?: string | undefined;
}

/** Whether a picture is chosen, by the name of its file. */
export function isChosen(file: string, { only = '', width, locale }: Choice): boolean {
  const [name = '', itsLocale, itsWidth, condition = ''] = file.replace(/\.png$/, '').split('.');
  return (
    (name.includes(only) || condition.includes(only)) &&
    (width === undefined || itsWidth === width) &&
    (locale === undefined || itsLocale === locale)
  );
}
