import { animate } from 'motion/mini';

import { logoGrid } from './figures.ts';
import type { Piece } from './moving.tsx';

/** The translation from which a logo enters, by the names in docs/behaviour.md. */
export const logoEntries = {
  'fade-bottom': '0 60%',
  'fade-top': '0 -60%',
  'fade-in': '0 0',
  'fade-right': '40% 0',
  'fade-left': '-40% 0',
} as const;

/** The replacement of a shown logo. */
export interface LogoSwap {
  /** Index of the replaced logo among the shown ones. */
  index: number;
  /** Identifier of the logo that is shown instead. */
  logoId: string;
  /** How the new logo enters. */
  entry: keyof typeof logoEntries;
}

/**
 * Chooses the next replacement among logos, each given by its identifier. Any shown logo may be replaced. The new logo
 * is one that is not shown and was not replaced recently. Returns undefined if all logos are shown.
 *
 * @param recent The logos that were replaced so far, the latest last.
 * @param random Returns a number from 0 up to but not including 1, like Math.random.
 */
export function nextLogoSwap(
  {
    all,
    shown,
    recent,
  }: { all: readonly string[]; shown: readonly string[]; recent: readonly string[] },
  random: () => number,
): LogoSwap | undefined {
  const choose = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const spare = all.filter((id) => !shown.includes(id));
  // The logos that were replaced last are excluded, half as many as there are spare ones. So every logo is shown from
  // time to time, and the choice stays random.
  const excludedCount = Math.floor(spare.length / 2);
  const excluded = excludedCount > 0 ? recent.slice(-excludedCount) : [];
  const logoId = choose(spare.filter((id) => !excluded.includes(id)));
  const entry = choose(Object.keys(logoEntries) as (keyof typeof logoEntries)[]);
  if (logoId === undefined || entry === undefined) return undefined;
  return { index: Math.floor(random() * shown.length), logoId, entry };
}

/**
 * Swaps the logo in one of the list's shown rows (`data-shown`, choose-rows.ts) with the logo in a hidden row,
 * every `logoGrid.rotate` seconds. `data-logo` (client-logo.tsx) identifies a logo.
 */
export const start: Piece = (element, signal) => {
  // The shown rows come first, so `LogoSwap.index` is an index of this list, too.
  const cells = [
    ...element.querySelectorAll('li[data-shown]'),
    ...element.querySelectorAll('li:not([data-shown])'),
  ];
  const logoIdOf = (cell: Element) => cell.firstElementChild?.getAttribute('data-logo') ?? '';
  const recent: string[] = [];
  let entryAnimation: ReturnType<typeof animate> | undefined;
  const swap = () => {
    const all = cells.map(logoIdOf);
    const next = nextLogoSwap({ all, shown: all.slice(0, logoGrid.visible), recent }, Math.random);
    if (!next) return;
    const shownCell = cells[next.index];
    const hiddenCell = cells[all.indexOf(next.logoId)];
    const [outgoing, incoming] = [shownCell?.firstElementChild, hiddenCell?.firstElementChild];
    if (!shownCell || !hiddenCell || !outgoing || !incoming) return;
    recent.push(logoIdOf(shownCell));
    hiddenCell.append(outgoing);
    shownCell.append(incoming);
    entryAnimation = animate(
      incoming,
      { opacity: [0, 1], translate: [logoEntries[next.entry], '0 0'] },
      { duration: logoGrid.fade, ease: 'easeOut' },
    );
  };
  const timer = setInterval(swap, logoGrid.rotate * 1000);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    entryAnimation?.complete();
  });
};
