import type { Page } from '@playwright/test';

import { observedTime, traceCategories, type TraceEvent } from './thread-time.ts';

export interface TraceOptions {
  /** Whether a visitor scrolls and then taps, beginning a second after the load; false by default. */
  scrolls?: boolean;
  /** How many times slower the processor is made; 1, the full speed, by default. */
  slowdown?: number;
}

/** Options of a browser context that imitates a phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Loads an address in a page and records Chromium's trace until `observedTime` after the load, or after the visitor's
 * acts.
 *
 * @returns the events of the trace.
 */
export async function traceLoad(
  page: Page,
  url: string,
  { scrolls = false, slowdown = 1 }: TraceOptions = {},
): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    // Playwright declares all fields of trace events as strings.
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: traceCategories },
  });
  await page.goto(url, { waitUntil: 'load' });
  if (scrolls) {
    await page.waitForTimeout(1000);
    // Scrolls 6,000 pixels in about two seconds.
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(150);
    }
    // In the middle of `phone.viewport`.
    await page.touchscreen.tap(206, 400);
  }
  // The margin of 500 ms is for `countWork`, whose time begins at the first contentful paint. The paint may follow the
  // load event.
  await page.waitForTimeout(observedTime + 500);
  const complete = new Promise<unknown>((resolve) =>
    session.once('Tracing.tracingComplete', resolve),
  );
  await session.send('Tracing.end');
  await complete;
  return events;
}
