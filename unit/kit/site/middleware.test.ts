import { expect, it, vi } from 'vitest';

import { runBeforeRender } from '#kit/site/middleware.ts';
import { matchPage } from '#kit/site/routes.ts';

const page = { ...matchPage('/about')!, middleware: ['known'] };

it('runs what the row of a page names', () => {
  const known = vi.fn();
  runBeforeRender(page, { known });
  expect(known).toHaveBeenCalledWith(page);
});

it('refuses a name that does not exist with status 500', () => {
  expect(() =>
    runBeforeRender({ ...page, middleware: ['known', 'gone'] }, { known: vi.fn() }),
  ).toThrow(expect.objectContaining({ message: 'Unknown middleware gone', status: 500 }));
});
