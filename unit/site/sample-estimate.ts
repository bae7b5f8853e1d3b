import type { Estimate } from '#content/schema.ts';

/** Days of sources and reports, with what may come on top; three stages. */
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
