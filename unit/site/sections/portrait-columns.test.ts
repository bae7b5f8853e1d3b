import { expect, it } from 'vitest';

import { portraitColumns } from '#sections/company/portrait-columns.ts';

it.each(Array.from({ length: 24 }, (_, index) => index + 1))(
  'no row of %i portraits has a gap',
  (count) => {
    const { largeCount, largeColumns } = portraitColumns(count);
    expect(largeCount).toBeLessThanOrEqual(4);
    for (const columns of largeColumns) expect(largeCount % columns).toBe(0);
    expect((count - largeCount) % 2).toBe(0);
  },
);
