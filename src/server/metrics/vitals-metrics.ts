import { type Cells, createCells, histogramOf, type PlainMetric } from './cells.ts';
import type { Vital, VitalName } from './vitals.ts';

export interface VitalsMetrics {
  count(vital: Vital, page: string): void;
  metrics: readonly PlainMetric[];
}

/** Seconds around the limits between good and poor; the shift of the layout has no unit. */
const bounds: Record<VitalName, readonly number[]> = {
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
  FCP: [0.4, 0.8, 1.2, 1.8, 2.4, 3, 5],
  INP: [0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 1],
  LCP: [0.4, 0.8, 1.2, 1.8, 2.5, 4, 6],
  TTFB: [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 3],
};

/** How browsers saw the site, by route. */
export function createVitalsMetrics(): VitalsMetrics {
  const cells = Object.fromEntries(
    Object.entries(bounds).map(([name, steps]) => [name, createCells(steps)]),
  ) as Record<VitalName, Cells>;
  return {
    count: ({ name, value }, page) => {
      cells[name].add(page, () => ({ page }), name === 'CLS' ? value : value / 1000);
    },
    metrics: (Object.keys(bounds) as VitalName[]).map((name) =>
      histogramOf(
        cells[name],
        bounds[name],
        `web_vitals_${name.toLowerCase()}${name === 'CLS' ? '' : '_seconds'}`,
        `${name} as browsers measured it, by route`,
      ),
    ),
  };
}
