/**
 * The brand's colours and faces, for styles (`tailwind.config.ts`), drawings, icons, social images
 * and error pages. Colours are hexadecimal sRGB, which every renderer of SVG reads.
 */
export const colours = {
  navy: '#091a36',
  navyShade: '#142643',
  paper: '#fcfaf6',
  paperTint: '#f3f0e8',
  paperShade: '#ebe6db',
  orange: '#fa6e1d',
  orangeShade: '#da570b',
  orangeInk: '#b63e03',
  slate: '#3f4e66',
  slateSoft: '#b1bfd1',
  danger: '#b7191c',
  dangerSoft: '#fea47c',
} as const;

/**
 * Families by name. Their files are in src/layout/styles/fonts.css; that of the headings is also
 * preloaded (src/layout/document.tsx) and drawn in social images (src/site/site.ts).
 */
export const faces = { head: 'Familjen Grotesk', text: 'Instrument Sans' } as const;
