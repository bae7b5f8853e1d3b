import type { Locator } from '@playwright/test';

/**
 * Returns how many pixels at the top of the window a drawing pinned over an accordion covers
 * (src/kit/motion/place-in-page.ts).
 *
 * @param row Any row of the accordion.
 */
export function coveredByDrawing(row: Locator): Promise<number> {
  return row.locator('..').evaluate((list) => parseFloat(getComputedStyle(list).scrollMarginTop));
}

/**
 * Scrolls to where a row of an accordion opens: until the row's position in the layout is at the middle of the
 * window. This position is computed from offsets, because the row is in a sticky stage, which may be pinned elsewhere.
 *
 * @param options.share Share of the row's height by which to scroll further.
 * @param options.beyond Pixels by which to scroll further.
 */
export async function scrollToPlace(
  row: Locator,
  { share = 0, beyond = 0 }: { share?: number; beyond?: number },
): Promise<void> {
  const covered = await coveredByDrawing(row);
  await row.evaluate(
    (element: HTMLElement, to) => {
      const stageBox = element.closest('section')!.firstElementChild!;
      const stage = stageBox.firstElementChild;
      let top = stageBox.getBoundingClientRect().top + scrollY;
      let box: Element | null = element;
      while (box instanceof HTMLElement && box !== stage) {
        top += box.offsetTop;
        box = box.offsetParent;
      }
      scrollTo({
        top: top + element.offsetHeight * to.share + to.beyond - (to.covered + innerHeight) / 2,
        behavior: 'instant',
      });
    },
    { share, beyond, covered },
  );
}
