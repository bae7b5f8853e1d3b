import { animate } from 'motion/mini';

import { logoGrid } from './figures.ts';
import type { Piece } from './moving.tsx';

/** Where a mark comes from, by the names of docs/behaviour.md. */
export const logoEntries = {
  'fade-bottom': '0 60%',
  'fade-top': '0 -60%',
  'fade-in': '0 0',
  'fade-right': '40% 0',
  'fade-left': '-40% 0',
} as const;

export interface LogoSwap {
  /** The place whose mark is replaced. */
  place: number;
  mark: string;
  entry: keyof typeof logoEntries;
}

/**
 * The next replacement: a random place is given to a mark that is neither shown nor was recently.
 *
 * @param recent The marks that left, the latest last.
 * @param random A number from 0 up to but not including 1, like Math.random.
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
  const spare = all.filter((mark) => !shown.includes(mark));
  // The latest half of the spare marks is excluded: all get a turn, and a choice remains.
  const excluded = recent.slice(-Math.floor(spare.length / 2) || recent.length);
  const mark = choose(spare.filter((one) => !excluded.includes(one)));
  const entry = choose(Object.keys(logoEntries) as (keyof typeof logoEntries)[]);
  if (mark === undefined || entry === undefined) return undefined;
  return { place: Math.floor(random() * shown.length), mark, entry };
}

/** Every two seconds one of the shown rows of a list swaps its mark with one of the hidden rows. */
export const start: Piece = (element, signal) => {
  // The shown ones first.
  const cells = [
    ...element.querySelectorAll('li[data-shown]'),
    ...element.querySelectorAll('li:not([data-shown])'),
  ];
  const markOf = (cell: Element) => cell.firstElementChild?.getAttribute('data-logo') ?? '';
  const recent: string[] = [];
  let entry: ReturnType<typeof animate> | undefined;
  const swap = () => {
    const all = cells.map(markOf);
    const next = nextLogoSwap({ all, shown: all.slice(0, logoGrid.visible), recent }, Math.random);
    const [place, spare] = [cells[next?.place ?? -1], cells[all.indexOf(next?.mark ?? '')]];
    const [old, mark] = [place?.firstElementChild, spare?.firstElementChild];
    if (!next || !place || !spare || !old || !mark) return;
    recent.push(markOf(place));
    spare.append(old);
    place.append(mark);
    entry = animate(
      mark,
      { opacity: [0, 1], translate: [logoEntries[next.entry], '0 0'] },
      { duration: logoGrid.fade, ease: 'easeOut' },
    );
  };
  const timer = setInterval(swap, logoGrid.rotate * 1000);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    entry?.complete();
  });
};
