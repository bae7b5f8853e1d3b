/** Paths on a grid of 32, drawn with a stroke of 1.5. Every icon has at most one part in the accent colour. */
export interface IconPath {
  line: string;
  accent?: string;
}

export const categoryIconPaths = {
  // Two plates and a shaft, taken apart along their axis; the middle part is the one in hand.
  'product-engineering-and-development': {
    line: 'M16 1V4.5M16 9.5V12M16 20V22M4 22L16 28L28 22M4 22V24.5L16 30.5L28 24.5V22L22 19M4 22L10 19M16 28V30.5M4 7L16 1.5L28 7L16 12.5Z',
    accent: 'M8 16L16 12.5L24 16L16 19.5ZM8 16V18.5L16 22L24 18.5V16',
  },
  // A caliper holds the piece.
  'quality-engineering': {
    line: 'M3 3.5H29V9.5H3ZM3 9.5V28L8 23V9.5M19 9.5V23L24 28V9.5M13.5 3.5V6.5M19 3.5V6.5M24 3.5V6.5M8 3.5V6.5',
    accent: 'M13.5 12.75A4.75 4.75 0 1 0 13.5 22.25A4.75 4.75 0 1 0 13.5 12.75Z',
  },
  // A belt that runs without stopping.
  'devops-and-cloud-solutions': {
    line: 'M13.3 24.7A9 9 0 1 1 13.3 7.3L25.9 10.7A5.5 5.5 0 0 1 25.9 21.3ZM11 11.5A4.5 4.5 0 1 0 11 20.5A4.5 4.5 0 1 0 11 11.5Z',
    accent: 'M24.5 13.75A2.25 2.25 0 1 0 24.5 18.25A2.25 2.25 0 1 0 24.5 13.75Z',
  },
  // A spanner on its nut.
  'maintenance-and-support': {
    line: 'M29 24.5L18.5 14A8 8 0 0 0 7.2 3.6L12 8.4V12H8.4L3.6 7.2A8 8 0 0 0 14 18.5L24.5 29Z',
    accent: 'M25 3.5L29.3 6V11L25 13.5L20.7 11V6Z',
  },
  // Dividers step off a distance.
  'digital-strategy': {
    line: 'M16 2V5M14.7 10.7L6 28M17.3 10.7L26 28M16 5A3 3 0 1 0 16 11A3 3 0 1 0 16 5ZM2 28H30',
    accent: 'M6 28A11.5 11.5 0 0 1 26 28',
  },
  // A curve and the handles that shape it.
  'experience-design': {
    line: 'M3 3H8V8H3ZM24 24H29V29H24ZM8 5.5H21.5M24 26.5H10.5M21.5 5.5A2.5 2.5 0 1 0 26.5 5.5A2.5 2.5 0 1 0 21.5 5.5ZM5.5 26.5A2.5 2.5 0 1 0 10.5 26.5A2.5 2.5 0 1 0 5.5 26.5Z',
    accent: 'M5.5 8C5.5 20 26.5 12 26.5 24',
  },
  // A pipe tee; the flange is the interface.
  'enterprise-integration': {
    line: 'M3 4H7V20H3ZM25 4H29V20H25ZM7 8H25M7 16H12V22M20 22V16H25M12 26V31M20 26V31',
    accent: 'M8 22H24V26H8Z',
  },
  // Two wheels in mesh.
  'process-automation': {
    line: gearLine(12, 13, 7.2, 10.4, 10, 0.1) + 'M12 10A3 3 0 1 0 12 16A3 3 0 1 0 12 10Z',
    accent: gearLine(24.2, 24.2, 3.8, 6.4, 7, 0.36),
  },
  // Layers of ground; one of them holds what is looked for.
  'data-engineering': {
    line: 'M3 9L16 2.5L29 9L16 15.5ZM3 9V23L16 29.5L29 23V9M16 15.5V18.5M16 22.5V29.5M3 19.2L16 25.7L29 19.2',
    accent: 'M3 12.5L16 19L29 12.5V15.8L16 22.3L3 15.8Z',
  },
  // A gauge; the needle is the reading.
  'analytics-and-insights': {
    line: 'M3 23A13 13 0 1 1 29 23ZM6.5 23H9M23 23H25.5M8.6 15.6L10.5 16.7M16 10.5V13M23.4 15.6L21.5 16.7M3 27.5H29',
    accent: 'M16 23L21.5 12.5',
  },
  // A lattice of weights, one path alight.
  'ai-and-machine-learning': {
    line: 'M3 5H7V9H3ZM3 23H7V27H3ZM14 2H18V6H14ZM14 26H18V30H14ZM7 6.3L14 4.5M7 8.5L14 26.5M7 23.5L14 5.5M7 25.7L14 27.5M18 5.5L25.5 14M18 26.5L25.5 18',
    accent: 'M7 8L14 14.7M7 24L14 17.3M14 14H18V18H14ZM18 16H25M25 14H29V18H25Z',
  },
  // A plotter draws what was not there before.
  'genai-solutions': {
    line: 'M2 6H30M2 10H30M4 3V13M28 3V13M12 3.5H20V13.5H12ZM14 13.5V17.5L16 20.5L18 17.5V13.5M3 29H29',
    accent: 'M4 23.5C7 17.5 9 17.5 10.5 21.5C12 26 14 25.5 16 20.5',
  },
  // A beam balance.
  'financial-services': {
    line: 'M16 3V28M9 28H23M5 7.5H27M5.5 7.5L1.5 18.5H9.5ZM14 5H18M26.5 7.5L22.5 18.5M26.5 7.5L30.5 18.5',
    accent: 'M22 18.5H31Q31 23 26.5 23Q22 23 22 18.5Z',
  },
  // A cross with the trace of a pulse.
  'healthcare-and-life-sciences': {
    line: 'M11 15V3H21V11H29V13M3 19V11H11M29 21H21V29H11V21H8M29 13V16M3 19V21H6',
    accent: 'M1 21H8L11 15L15.5 24L19 12.5L22 18.5H31',
  },
  // A bag; what closes the sale is the handle.
  'retail-and-e-commerce': {
    line: 'M4 10H28L26.5 29H5.5ZM4.8 20H27.2M9 24.5H13',
    accent: 'M11 14V8A5 5 0 0 1 21 8V14',
  },
  // Sheds, and light in the work.
  manufacturing: {
    line: 'M3 29V14L11 8V14L19 8V14L23 11V3H29V29ZM23 11V14M7 19H10M14 19H17M3 23.5H13M19 23.5H29',
    accent: 'M13 29V22H19V29',
  },
} as const satisfies Record<string, IconPath>;

export const signIconPaths = {
  arrow: { line: 'M1 16H30M23 9L30 16L23 23' },
  plus: { line: 'M16 5V27M5 16H27' },
  minus: { line: 'M5 16H27' },
  close: { line: 'M7 7L25 25M25 7L7 25' },
  menu: { line: 'M3 12H29M3 20H29' },
  external: { line: 'M9 7H25V23M25 7L7 25' },
  globe: {
    line: 'M16 3A13 13 0 1 0 16 29A13 13 0 1 0 16 3ZM3 16H29M16 3C9 9 9 23 16 29C23 23 23 9 16 3Z',
  },
  mail: { line: 'M3 7H29V25H3ZM3 7L16 18L29 7' },
  phone: {
    line: 'M5 4H11.5L14 11L10.5 13.5C12.3 17 15 19.7 18.5 21.5L21 18L28 20.5V27C14.5 28.5 3.5 17.5 5 4Z',
  },
  pin: {
    line: 'M16 30C10 23 6.5 18 6.5 12.5A9.5 9.5 0 0 1 25.5 12.5C25.5 18 22 23 16 30ZM16 9A3.5 3.5 0 1 0 16 16A3.5 3.5 0 1 0 16 9Z',
  },
  linkedin: {
    line: 'M3 3H29V29H3ZM9.5 13.5V23.5M9.5 8.5V10M15 23.5V13.5M15 18C15 15 16.7 13.5 19 13.5C21.3 13.5 23 15 23 18V23.5',
  },
  instagram: {
    line: 'M9 3H23Q29 3 29 9V23Q29 29 23 29H9Q3 29 3 23V9Q3 3 9 3ZM16 10A6 6 0 1 0 16 22A6 6 0 1 0 16 10ZM22.5 8.2V9.7',
  },
  facebook: { line: 'M3 3H29V29H3ZM17 29V14Q17 9.5 21.5 9.5H23.5M12.5 17.5H23' },
  // A bird: the network goes by its old name here.
  twitter: {
    line: 'M3 24.5C7 25.5 10.5 24.8 13 22.8C8.5 21.8 5.5 17.5 5.5 11C8.5 14.8 11.8 16.5 15.5 16.5C15.2 11 17.8 7.5 21.8 7.5C24.3 7.5 26.2 9 26.8 11.2L30 12.8L27 14.8C27 22.5 21 28.5 12.8 28.5C8.6 28.5 5 27 3 24.5Z',
  },
  github: {
    line: 'M12 28.5V24.5C7.5 26 7 22.5 4.5 22M20 28.5V23.5C20 22 19.7 21.2 19 20.5C23 20 26 18.5 26 13.5C26 11.8 25.5 10.5 24.5 9.3C24.9 8 24.8 6.5 24.3 5.2C22.5 5.2 21 6.2 20 7C17.5 6.3 14.5 6.3 12 7C11 6.2 9.5 5.2 7.7 5.2C7.2 6.5 7.1 8 7.5 9.3C6.5 10.5 6 11.8 6 13.5C6 18.5 9 20 13 20.5C12.3 21.2 12 22 12 23.5V24.5',
  },
} as const satisfies Record<string, IconPath>;

export const iconPaths = { ...categoryIconPaths, ...signIconPaths };

export type CategoryIconName = keyof typeof categoryIconPaths;
export type IconName = keyof typeof iconPaths;

export const iconNames = Object.keys(iconPaths) as IconName[];

/** The rim of a gear wheel: `teeth` trapezoids between the root and the tip circle. */
function gearLine(cx: number, cy: number, root: number, tip: number, teeth: number, phase: number) {
  const corners = Array.from({ length: teeth }, (_, tooth) =>
    (
      [
        [0, root],
        [0.42, root],
        [0.55, tip],
        [0.87, tip],
      ] as const
    ).map(([turn, reach]) => {
      const angle = ((tooth + turn) / teeth + phase) * 2 * Math.PI;
      const at = (centre: number, side: number) => Math.round((centre + reach * side) * 10) / 10;
      return `${at(cx, Math.cos(angle))} ${at(cy, Math.sin(angle))}`;
    }),
  );
  return `M${corners.flat().join('L')}Z`;
}
