import type { Estimate } from '#content/schema.ts';

/** An estimate by sources and reports, with three stages. `unknown` is the share of days that may be added. */
export const sampleEstimate: Estimate = {
  base: 10,
  quantities: [
    { name: 'Sources', days: 2, from: 1, to: 20, usual: 5 },
    { name: 'Reports', days: 0.5, from: 0, to: 40, usual: 8 },
  ],
  unknown: 0.25,
  people: 2,
  shares: [0.25, 0.5, 0.25],
  more: 'Sources without keys.',
  less: 'One owner for all sources.',
};
