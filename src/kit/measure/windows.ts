/** Sizes of the viewports in which pages are measured, from a phone to a large screen, in CSS pixels. */
export const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Width of one of the viewports. */
export type Width = (typeof viewports)[number]['width'];
export const widths: readonly Width[] = viewports.map(({ width }) => width);
