import type { SVGProps } from 'react';

/** All marks share this height, the optical middle of the letters at its half. */
export const wordMarkHeight = 44;

interface Mark {
  width: number;
  /** The brand's name, which is the same in every language. */
  label: string;
  /** Lines and areas in the colour of the text. Letters are drawn, not set: each has its own hand. */
  shapes: readonly SVGProps<SVGPathElement>[];
}

/** Of invented brands. */
export const wordMarks = {
  nordkai: {
    width: 118,
    label: 'Nordkai',
    shapes: [
      {
        strokeWidth: 3.4,
        d: 'M3 32.7V9.5L19 30.5V6M39.25 23.75A7.25 7.25 0 1 1 24.75 23.75A7.25 7.25 0 1 1 39.25 23.75ZM46 32.7V14.8M46 24C46 19 48.5 16.5 53 16.5M71.25 23.75A7.25 7.25 0 1 1 56.75 23.75A7.25 7.25 0 1 1 71.25 23.75ZM71.25 32.7V6M79 32.7V6M90 15L79.5 25.2M83.5 21.5L91 32.7M108.25 23.75A7.25 7.25 0 1 1 93.75 23.75A7.25 7.25 0 1 1 108.25 23.75ZM108.25 32.7V14.8M115.5 32.7V14.8M115.5 11.5V8',
      },
      { strokeWidth: 1.4, d: 'M1.3 39H117.2' },
    ],
  },
  vestra: {
    width: 145,
    label: 'Vestra',
    shapes: [
      {
        strokeWidth: 4.4,
        d: 'M3 10.5L13.5 33L24 10.5M48 12.7H34V31.3H48M34 22H46M71.5 12.7H58.2V22H69.3V31.3H56M78 12.7H97M87.5 12.7V33.5M105.2 33.5V12.7H114Q119.8 12.7 119.8 18Q119.8 23.3 114 23.3H108M113 23.3L120 33.5M126.5 33.5L135 12L143.5 33.5',
      },
    ],
  },
  halden: {
    width: 112,
    label: 'Halden',
    shapes: [
      {
        strokeWidth: 7,
        d: 'M5 3V36M15.5 36V22Q15.5 16.5 10.25 16.5Q5 16.5 5 22M36 13V36M36 22Q36 16.5 30.75 16.5Q25.5 16.5 25.5 22V27Q25.5 32.5 30.75 32.5Q36 32.5 36 27M46 3V36M66.5 3V36M66.5 22Q66.5 16.5 61.25 16.5Q56 16.5 56 22V27Q56 32.5 61.25 32.5Q66.5 32.5 66.5 27M87 25.5V22Q87 16.5 81.75 16.5Q76.5 16.5 76.5 22V27Q76.5 32.5 81.75 32.5Q87 32.5 87 28',
      },
      { strokeWidth: 3, d: 'M77 25.5H90.5' },
      { strokeWidth: 7, d: 'M97 13V36M107.5 36V22Q107.5 16.5 102.25 16.5Q97 16.5 97 22' },
    ],
  },
  lumenwerk: {
    width: 168,
    label: 'Lumenwerk',
    shapes: [
      { strokeWidth: 1, d: 'M0 4.5H168M0 39.5H168' },
      {
        strokeWidth: 1.9,
        d: 'M4 9V32M11 16V25.5A5.8 5.8 0 0 0 22.6 25.5V16M22.6 25V32M30 32V16M30 22A5.2 5.2 0 0 1 40.4 22V32M40.4 22A5.2 5.2 0 0 1 50.8 22V32M57.2 24H71.6A7.2 7.2 0 1 0 69.3 29.3M78.5 32V16M78.5 22.5A5.8 5.8 0 0 1 90.1 22.5V32',
      },
      {
        strokeWidth: 4.2,
        d: 'M97 15.5L102 30L107 17.5L112 30L117 15.5M121.5 24.3H135.5A6.6 6.6 0 1 0 133 29.2M143.5 32V15.5M143.5 25Q143.5 17.8 151 17.8M156 8.5V32M166 15.5L157 25M159.5 22.5L166.5 32',
      },
    ],
  },
  kubit: {
    width: 156,
    label: 'Kubit',
    shapes: [
      {
        fill: 'currentColor',
        fillRule: 'evenodd',
        stroke: 'none',
        d: 'M15 5L27.3 12L15 19L2.7 12ZM1 14.8L13.6 22V37L1 29.7ZM29 14.8V29.7L16.4 37V22Z',
      },
      {
        fill: 'currentColor',
        fillRule: 'evenodd',
        stroke: 'none',
        d: 'M39 9H46V19L54.5 9H63L52.8 20.7L63.5 35H55L48.3 25.6L46 28.2V35H39ZM68 9H75V25.5Q75 29.2 78.5 29.2Q82 29.2 82 25.5V9H89V26Q89 35.4 78.5 35.4Q68 35.4 68 26ZM95.5 9H109Q117.5 9 117.5 15.8Q117.5 19.7 114.5 21.5Q118.5 23.2 118.5 27.7Q118.5 35 109.5 35H95.5ZM102.5 14.5V19.3H107.8Q110.5 19.3 110.5 16.9Q110.5 14.5 107.8 14.5ZM102.5 24.4V29.5H108.2Q111.2 29.5 111.2 27Q111.2 24.4 108.2 24.4ZM124 9H131V35H124ZM135 9H156V15.3H149V35H142V15.3H135Z',
      },
    ],
  },
  santalba: {
    width: 185,
    label: 'Santalba',
    shapes: [
      {
        fill: 'currentColor',
        fillRule: 'evenodd',
        stroke: 'none',
        d: 'M1.5 16.5C1.5 25.5 11.5 22.5 11.5 28.3C11.5 30.5 10.5 32 8.5 32.5C12 32.5 14.5 30.5 14.5 27C14.5 18.5 4.5 21 4.5 15.5C4.5 13.5 5.5 12 7.3 11.5C3.7 11.5 1.5 13.7 1.5 16.5ZM27.3 11H30.3L39.3 33H33.3L25.8 14.5ZM46.8 11H51.3L63.8 29V33H62.3ZM74.3 11H79.3V33H74.3ZM99.3 11H102.3L111.3 33H105.3L97.8 14.5ZM120.3 11H125.3V33H120.3ZM141.3 11H146.3V33H141.3ZM150.3 11.3C154.3 11.5 155.8 13.5 155.8 16.3C155.8 19 154.3 21 150.8 21.3C156.3 21.8 158.8 24 158.8 27C158.8 30.5 156.3 33 150.8 33C152.8 32.5 153.6 30.5 153.6 27C153.6 23.8 152.8 22 149.8 21.3C151.3 20.5 151.3 18.5 151.3 16.3C151.3 13.8 151.3 12 150.3 11.3ZM169.8 11H172.8L181.8 33H175.8L168.3 14.5Z',
      },
      {
        strokeWidth: 1.1,
        d: 'M13 16.5C12.5 13 10.5 11.5 7.3 11.5M13.2 11V17M2 27.5C2.5 31 5 32.5 8.5 32.5M1.8 33V27M28.3 12L19.6 33M22.8 25.7H34.8M19.3 32.5H25.3M30.8 32.5H41.8M44.8 11.5H49.8M48.3 11V33M45.3 32.5H51.3M63.1 11V33M60.1 11.5H66.1M68.8 17V11.5H84.8V17M71.3 32.5H82.3M100.3 12L91.6 33M94.8 25.7H106.8M88.8 32.5H94.8M102.8 32.5H113.8M117.3 11.5H128.3M117.3 32.5H133.8V26M138.3 11.5H151.3M144.3 21.3H151.3M138.3 32.5H152.3M170.8 12L162.1 33M165.3 25.7H177.3M159.3 32.5H165.3M173.3 32.5H184.3',
      },
    ],
  },
  moltke: {
    width: 123,
    label: 'Moltke',
    shapes: [
      {
        fill: 'currentColor',
        fillRule: 'evenodd',
        stroke: 'none',
        d: 'M0 8H117L123 14V36H6L0 30ZM8 14V30H12V20.5L17 27.5L22 20.5V30H26V14H21.5L17 20.5L12.5 14ZM31 16V28L33 30H43L45 28V16L43 14H33ZM35 18H41V26H35ZM50 14V30H62V26H54V14ZM63 14V18H68.5V30H72.5V18H78V14ZM83 14V30H87V23.5L92.5 30H97.7L90.8 22L97.7 14H92.5L87 20.5V14ZM102 14V30H115V26H106V23.7H114V20.3H106V18H115V14Z',
      },
    ],
  },
  'orrin-pell': {
    width: 112,
    label: 'Orrin & Pell',
    shapes: [
      {
        strokeWidth: 1.5,
        d: 'M18 3.5V40.5M33.5 22A15.5 15.5 0 1 1 2.5 22A15.5 15.5 0 1 1 33.5 22ZM28.5 22A10.5 10.5 0 1 1 7.5 22A10.5 10.5 0 1 1 28.5 22Z',
      },
      {
        strokeWidth: 1.7,
        d: 'M54.5 12.5A5.2 5.2 0 1 1 44.1 12.5A5.2 5.2 0 1 1 54.5 12.5ZM61.5 18.5V7.2H65Q68.5 7.2 68.5 10.2Q68.5 13.2 65 13.2H61.5M65 13.2L69 18.5M76 18.5V7.2H79.5Q83 7.2 83 10.2Q83 13.2 79.5 13.2H76M79.5 13.2L83.5 18.5M91 6.5V18.5M98.5 18.5V8.5L106.5 16.7V6.5M54 37.3L46.8 29.5Q44.8 26.5 48 25.8Q51.5 25.8 51 28.7Q50.5 30.3 47.5 31.5Q44.5 33 45.5 35.3Q47 37.5 50 36.3Q52.5 35 53.5 31.5M66 37.5V26.2H69.5Q73 26.2 73 29.2Q73 32.2 69.5 32.2H66M87.5 26.2H81V36.7H87.5M81 31.3H86.5M94.5 25.5V36.7H100.5M106.5 25.5V36.7H112',
      },
    ],
  },
  oda: {
    width: 92,
    label: 'Oda',
    shapes: [
      {
        fill: 'currentColor',
        fillRule: 'evenodd',
        stroke: 'none',
        d: 'M13.5 11A13 13 0 1 1 13.5 37A13 13 0 1 1 13.5 11ZM16.5 19.5A4.5 4.5 0 1 0 16.5 28.5A4.5 4.5 0 1 0 16.5 19.5ZM43.5 11Q49 11 52 14V4H59V37H52V34Q49 37 43.5 37A13 13 0 1 1 43.5 11ZM46.5 19.5A4.5 4.5 0 1 0 46.5 28.5A4.5 4.5 0 1 0 46.5 19.5ZM76 11Q81.5 11 84.5 14V11.7H91.5V37H84.5V34Q81.5 37 76 37A13 13 0 1 1 76 11ZM79 19.5A4.5 4.5 0 1 0 79 28.5A4.5 4.5 0 1 0 79 19.5Z',
      },
    ],
  },
  terzo: {
    width: 132,
    label: 'Terzo',
    shapes: [
      {
        strokeWidth: 5.2,
        transform: 'skewX(-14)',
        d: 'M10 13.6H34M22 13.6V34M40 13.6H60M40 22.3H57M40 31.4H54M66.6 34V13.6H76Q82.4 13.6 82.4 18.6Q82.4 23.7 76 23.7H69M75 23.7L82.5 34M89 13.6H105.5L91.5 31.4H108M121 13.6H127Q134.4 13.6 134.4 20V25Q134.4 31.4 127 31.4H121Q113.6 31.4 113.6 25V20Q113.6 13.6 121 13.6Z',
      },
    ],
  },
  vela: {
    width: 118,
    label: 'Vela',
    shapes: [
      {
        strokeWidth: 2.6,
        d: 'M2 12L13 34L32 4L24 34H4M44 22H58M58 34H44V10H58M68 10V34H80M88 34L99 10L110 34M92.5 26H105.5',
      },
    ],
  },
  tarn: {
    width: 130,
    label: 'Tarn',
    shapes: [
      {
        strokeWidth: 5,
        d: 'M2 12H26M14 12V35M34 35V23A9 9 0 0 1 52 23V35M34 28H52M61 35V12H72A6 6 0 0 1 72 24.5H64M72 24.5L80 35M90 35V12L109 35V12',
      },
      { strokeWidth: 1.2, d: 'M0 40.5Q10 37.5 20 40.5T40 40.5T60 40.5T80 40.5T100 40.5T120 40.5' },
    ],
  },
  hexa: {
    width: 126,
    label: 'Hexa',
    shapes: [
      {
        strokeWidth: 2.2,
        d: 'M18 3.5L33.5 12.75V31.25L18 40.5L2.5 31.25V12.75ZM10 14V30M26 14V30M10 22H26',
      },
      {
        strokeWidth: 3.2,
        d: 'M58 13H45V31H58M45 22H56M66 12L82 32M82 12L66 32M90 33L100.5 12L111 33M94.3 26H106.7',
      },
    ],
  },
  luma: {
    width: 122,
    label: 'Luma',
    shapes: [
      {
        fill: 'currentColor',
        stroke: 'none',
        d: 'M4 6H11V30H23V36H4ZM95 36L106 6H112L122 36H114.6L112.6 30H104.6L102.6 36ZM106.4 24.5H110.8L108.6 17.6Z',
      },
      { strokeWidth: 6.4, d: 'M33.2 14V25A8 8 0 0 0 49.2 25V14M62.2 36V14L74 28L85.8 14V36' },
    ],
  },
} as const satisfies Record<string, Mark>;

export type WordMarkName = keyof typeof wordMarks;

export const wordMarkNames = Object.keys(wordMarks) as WordMarkName[];
