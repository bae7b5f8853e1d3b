import type { Locator } from '@playwright/test';

/** Pixels at the top of the window that a pinned drawing covers, by any row of its accordion. */
export function coveredByDrawing(row: Locator): Promise<number> {
  return row.locator('..').evaluate((list) => parseFloat(getComputedStyle(list).scrollMarginTop));
}

/**
 * Scrolls the place that a row of an accordion has in the page to where rows open: so much of its
 * height, and so many pixels more. Its stage may be held, and the row not stand there.
 */
export async function scrollToPlace(
  row: Locator,
  { share = 0, beyond = 0 }: { share?: number; beyond?: number },
): Promise<void> {
  const covered = await coveredByDrawing(row);
  await row.evaluate(
    (element: HTMLElement, to) => {
      const room = element.closest('section')!.firstElementChild!;
      const stage = room.firstElementChild;
      let top = room.getBoundingClientRect().top + scrollY;
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
