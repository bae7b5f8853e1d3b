import { partsFigure } from './figures.ts';
import { playLayers } from './layers.ts';
import type { Piece } from './moving.tsx';
import { placeInPage, windowMiddle } from './place-in-page.ts';

/**
 * The figure beside the rows of an accordion: a box of frames, one for each row. The frame of the open
 * row is shown once its picture can be, and not before the one in hand has come in: the figure is
 * never empty for longer than one goes out, however fast rows pass. While its row passes the middle of
 * the window the parts of the drawing leave their places. After a jump over rows nothing fades: what is
 * seen is the drawing of the row in hand, or it seems to have failed.
 */
export const start: Piece = (figure, signal) => {
  const section = figure.closest('section');
  const list = section?.querySelector<HTMLElement>('details')?.parentElement;
  const stage = list?.closest<HTMLElement>('[data-moving]');
  if (!section || !list || !stage) return;
  const rows = [...list.querySelectorAll('details')];
  const frames = [...figure.children];
  const ready = new Map<Element, Promise<void>>();
  let shown = -1;
  let isChanging = false;

  /** Where accordions open their rows (scroll-accordion.ts), as a share of the window. */
  const middle = () => windowMiddle(list) / innerHeight;
  const prepare = async (frame: Element, row: HTMLElement) => {
    const picture = frame.querySelector('img');
    if (!picture) return;
    picture.loading = 'eager';
    await picture.decode();
    if (picture.dataset['layers'] === undefined) return;
    // Rows are held in the window: their places in the page pass its middle.
    const { top, height } = section.getBoundingClientRect();
    const place = placeInPage(stage, row) - top - scrollY;
    const offset: [number, number][] = [
      [place / height, middle()],
      [(place + partsFigure.apart * row.offsetHeight) / height, middle()],
    ];
    await playLayers(picture, { target: section, offset }, signal);
  };
  const whenReady = (frame: Element, row: HTMLElement) => {
    // What cannot be fetched is shown as far as it goes.
    const waiting = ready.get(frame) ?? prepare(frame, row).catch(() => undefined);
    ready.set(frame, waiting);
    return waiting;
  };
  const changing = () => frames.flatMap((one) => one.getAnimations());
  const follow = async () => {
    if (isChanging) return;
    isChanging = true;
    for (;;) {
      const open = rows.findIndex((row) => row.open);
      const [frame, row] = [frames[open], rows[open]];
      if (signal.aborted || !frame || !row || open === shown) break;
      await whenReady(frame, row);
      if (signal.aborted || !row.open) continue;
      const isJump = Math.abs(open - shown) > 1;
      shown = open;
      section.dataset['shown'] = String(open + 1);
      const changes = changing();
      if (isJump) for (const change of changes) change.finish();
      await Promise.allSettled(changes.map(({ finished }) => finished));
    }
    isChanging = false;
  };

  const rowsOpened = new MutationObserver(() => {
    // A row that passes while another one still fades in waits for nothing.
    if (isChanging && !rows[shown]?.open) for (const change of changing()) change.finish();
    void follow();
  });
  rowsOpened.observe(list, { attributeFilter: ['open'], subtree: true });
  signal.addEventListener('abort', () => {
    rowsOpened.disconnect();
    delete section.dataset['shown'];
  });
  // The one that is shown stays until another is ready.
  shown = rows.findIndex((row) => row.open);
  section.dataset['shown'] = String(shown + 1);
  const [frame, row] = [frames[shown], rows[shown]];
  if (frame && row) void whenReady(frame, row);
};
