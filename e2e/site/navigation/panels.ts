import type { Page } from '@playwright/test';

import { expect } from '#e2e/support/fixtures.ts';

declare global {
  interface Window {
    /** Main of each frame while panels come, and the scroll position. */
    seen?: [page: string, top: number][];
    panelEnds?: string[];
    letGo?: () => void;
    /** What tests note in the page. */
    covered?: boolean;
    panelsMoved?: boolean;
    panelTimings?: Timings;
  }
}

export const panels = (page: Page) => page.locator('[data-phase]');

export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Loaded after the page has been taken over.
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
}

/** Clicks a link to a page of the site as one that stands in the text. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Delay and duration in milliseconds of each panel, by phase, in the order of the panels. */
export type Timings = Record<string, [delay: number, duration: number][]>;

/** Notes from now on, beside the timings, each panel that comes to its end, and each that is cut. */
export async function noteTimings(page: Page): Promise<void> {
  await panels(page).evaluate((element) => {
    const noted: Timings = {};
    window.panelTimings = noted;
    window.panelEnds = [];
    const all = [...element.children];
    const phase = () => (element as HTMLElement).dataset.phase ?? '';
    // Before the first frame of the phase: a slow machine would ask after their end.
    new MutationObserver(() => {
      if (phase() === 'away') return;
      noted[phase()] = all.map((panel) => {
        const { delay = 0, duration = 0 } = panel.getAnimations()[0]?.effect?.getTiming() ?? {};
        return [delay, Number(duration)];
      });
    }).observe(element, { attributeFilter: ['data-phase'] });
    for (const name of ['transitionend', 'transitioncancel'] as const) {
      element.addEventListener(name, ({ target }) => {
        const panel = all.indexOf(target as Element);
        if (panel >= 0) window.panelEnds?.push(`${phase()} ${String(panel)} ${name}`);
      });
    }
  });
}

/**
 * Keeps panels that widen from covering the window, however long a test takes.
 *
 * @returns what lets them go on.
 */
export async function holdPanels(page: Page, phases = ['in']): Promise<() => Promise<void>> {
  await panels(page).evaluate((element, phases) => {
    // One that was held at its very end is none of `getAnimations` any more.
    const held = new Set<Animation>();
    const observer = new MutationObserver(() => {
      if (!phases.includes((element as HTMLElement).dataset.phase ?? '')) return;
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        held.add(animation);
      }
    });
    observer.observe(element, { attributeFilter: ['data-phase'] });
    window.letGo = () => {
      observer.disconnect();
      for (const animation of held) if (animation.playState === 'paused') animation.play();
    };
  }, phases);
  return () => page.evaluate(() => window.letGo?.());
}

/** Delay and duration of each panel (docs/behaviour.md, “Between two pages”), in milliseconds. */
export const specified: Timings = {
  in: [
    [0, 500],
    [200, 500],
    [300, 500],
  ],
  out: [
    [200, 500],
    [300, 500],
    [400, 500],
  ],
};
