import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Returns the greatest number of elements whose styles the browser computes at once during `work`. */
export async function restyledElements(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[]) {
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return Math.max(0, ...counts);
}
