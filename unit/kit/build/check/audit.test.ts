import { expect, it } from 'vitest';

import { graveFindings } from '#kit/build/check/audit-findings.ts';

const vulnerability = (severity: string) => ({
  severity,
  range: '<1.2.3',
  via: [{ title: 'Runs what it is sent', url: 'https://example.com/1' }, 'beta'],
});

it('lists only findings that are critical or high', () => {
  const output = JSON.stringify({
    vulnerabilities: {
      alpha: vulnerability('critical'),
      beta: vulnerability('high'),
      gamma: vulnerability('moderate'),
    },
  });
  expect(graveFindings(output)).toEqual([
    'alpha <1.2.3: critical: Runs what it is sent, https://example.com/1; by beta',
    'beta <1.2.3: high: Runs what it is sent, https://example.com/1; by beta',
  ]);
});

it('an empty list is a clean report, other output is none', () => {
  expect(graveFindings('{"vulnerabilities":{}}')).toEqual([]);
  expect(graveFindings('{"statusCode":405,"message":"Not allowed"}')).toBeUndefined();
  expect(graveFindings('')).toBeUndefined();
});
