import { hasModifier } from '#kit/navigation/modifier-keys.ts';

import { type MegaMenu, openRow, summaryOf } from './mega-menu.ts';

/**
 * Adds arrow keys to a mega-menu. On the item, down opens the menu. In the menu, up and down lead through the rows, or
 * through the links of a row. The key towards the links leads from a row to its links, the opposite one back.
 */
export function driveByKeys(menu: MegaMenu, signal: AbortSignal): void {
  const { item, panel, rows } = menu;
  item.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ArrowDown' || hasModifier(event)) return;
      event.preventDefault();
      menu.open();
      summaryOf(rows.find((row) => row.open) ?? rows[0])?.focus();
    },
    { signal },
  );
  panel.addEventListener(
    'keydown',
    (event) => {
      if (hasModifier(event)) return;
      const next = destinationOf(event.key, event.target as HTMLElement, menu);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
}

/**
 * Returns the element that a key leads to from another, and opens its row. Returns undefined if the key is the
 * browser's.
 */
function destinationOf(
  key: string,
  from: HTMLElement,
  { panel, rows }: MegaMenu,
): HTMLElement | null | undefined {
  const row = from.closest('details');
  if (!row) return undefined;
  const [towardsLinks, back] = panel.matches(':dir(rtl)')
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  const [summary, ...links] = row.querySelectorAll<HTMLElement>('summary, a');
  if (from !== summary) {
    const index = links.indexOf(from);
    // After the last link the focus stays: the key must not scroll the page.
    if (key === 'ArrowDown') return links[index + 1] ?? from;
    if (key === 'ArrowUp') return links[index - 1] ?? summary;
    return key === back ? summary : undefined;
  }
  if (key === towardsLinks) {
    openRow(row);
    return links[0];
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return undefined;
  // Above the first row is the last one: `at(-1)`.
  const next = rows.at((rows.indexOf(row) + step) % rows.length);
  openRow(next);
  return summaryOf(next);
}
