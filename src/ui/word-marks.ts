/** All marks of `word-marks.svg` share this height, the optical middle of the letters at its half. */
export const wordMarkHeight = 44;

/** The widths of the marks. */
export const wordMarkWidths = {
  nordkai: 118,
  vestra: 145,
  halden: 112,
  lumenwerk: 168,
  kubit: 156,
  santalba: 185,
  moltke: 123,
  'orrin-pell': 112,
  oda: 92,
  terzo: 132,
} as const;

export type WordMarkName = keyof typeof wordMarkWidths;

export const wordMarkNames = Object.keys(wordMarkWidths) as WordMarkName[];
