import type { Locator } from '@playwright/test';

import { say } from '#e2e/support/words.ts';

export const pauseButton = (scope: Locator) =>
  scope.getByRole('button', { name: say('en', 'Pause animations') });
