/** All marks of `word-marks.svg` share this height, the optical middle of the letters at its half. */
export const wordMarkHeight = 44;

/** The marks: how wide each is, and the brand's name, which is the same in every language. */
export const wordMarks = {
  nordkai: { width: 118, label: 'Nordkai' },
  vestra: { width: 145, label: 'Vestra' },
  halden: { width: 112, label: 'Halden' },
  lumenwerk: { width: 168, label: 'Lumenwerk' },
  kubit: { width: 156, label: 'Kubit' },
  santalba: { width: 185, label: 'Santalba' },
  moltke: { width: 123, label: 'Moltke' },
  'orrin-pell': { width: 112, label: 'Orrin & Pell' },
  oda: { width: 92, label: 'Oda' },
  terzo: { width: 132, label: 'Terzo' },
  vela: { width: 118, label: 'Vela' },
  tarn: { width: 130, label: 'Tarn' },
  hexa: { width: 126, label: 'Hexa' },
  luma: { width: 122, label: 'Luma' },
} as const;

export type WordMarkName = keyof typeof wordMarks;

export const wordMarkNames = Object.keys(wordMarks) as WordMarkName[];
