import { hasModifier } from '#kit/navigation/modifier-keys.ts';

import { type MegaMenu, openRow, summaryOf } from './mega-menu.ts';

/**
 * Adds arrow keys to a mega-menu. On the item, down opens the menu. In the menu, up and down lead through the rows, or
 * through the links of a row. The links are beside the rows: right leads from a row to its links, and left leads back.
 * In a right-to-left script, left and right are exchanged.
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
      // The target of a key event is the focused element.
      const next = openDestination(event.key, event.target as HTMLElement, menu);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
}

/**
 * Returns the summary or link to which a key leads from the focused one, and opens the row of the destination. Returns
 * undefined if the browser has to handle the key.
 */
function openDestination(
  key: string,
  focused: HTMLElement,
  { panel, rows }: MegaMenu,
): HTMLElement | null | undefined {
  const row = focused.closest('details');
  if (!row) return undefined;
  const [towardsLinks, back] = panel.matches(':dir(rtl)')
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  const [summary, ...links] = row.querySelectorAll<HTMLElement>('summary, a');
  if (focused !== summary) {
    const index = links.indexOf(focused);
    // The last link keeps the focus, so that the key does not scroll the page.
    if (key === 'ArrowDown') return links[index + 1] ?? focused;
    if (key === 'ArrowUp') return links[index - 1] ?? summary;
    return key === back ? summary : undefined;
  }
  if (key === towardsLinks) {
    openRow(row);
    return links[0];
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const step = key === 'ArrowDown' ? 1 : -1;
  // Wraps around: after the last row by the remainder, before the first row because `at(-1)` is the last one.
  const next = rows.at((rows.indexOf(row) + step) % rows.length);
  openRow(next);
  return summaryOf(next);
}
