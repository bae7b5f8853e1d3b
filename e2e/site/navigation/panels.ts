import type { Page } from '@playwright/test';

import { expect } from '#e2e/support/fixtures.ts';

declare global {
  interface Window {
    // What tests record in the page.
    /** Page and scroll position in each frame of the phase `in`. */
    seen?: [page: string, top: number][];
    /** Panels whose transition has ended or was cancelled, as `phase index event`. */
    panelEnds?: string[];
    /** Continues the animations that `holdPanels` has paused. */
    letGo?: () => void;
    /** Whether the panels covered the window when the page changed. */
    covered?: boolean;
    panelsMoved?: boolean;
    panelTimings?: Timings;
  }
}

/** Returns the element of the panels. Its data-phase is `in`, `out`, or `away` while there is no transition. */
export const panels = (page: Page) => page.locator('[data-phase]');

/** Opens a page, and waits for the panels, whose code is loaded after the hydration. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(panels(page)).toHaveAttribute('data-phase', 'away');
}

/** Clicks a link to a page of the site, which is added to the page for that. */
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

/** Records from now on the panels' timings (`panelTimings`) and the ends of their transitions (`panelEnds`). */
export async function recordTimings(page: Page): Promise<void> {
  await panels(page).evaluate((element) => {
    const recorded: Timings = {};
    window.panelTimings = recorded;
    window.panelEnds = [];
    const all = [...element.children];
    const phase = () => (element as HTMLElement).dataset.phase ?? '';
    // Read before the first frame of the phase. Later, on a slow machine, they could have ended.
    new MutationObserver(() => {
      if (phase() === 'away') return;
      recorded[phase()] = all.map((panel) => {
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
 * Pauses the panels' animations in the given phases, for as long as a test needs.
 *
 * @returns a function that continues them.
 */
export async function holdPanels(page: Page, phases = ['in']): Promise<() => Promise<void>> {
  await panels(page).evaluate((element, phases) => {
    // Kept here, because `getAnimations` does not return animations that were paused at their very end.
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
export const expectedTimings: Timings = {
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
