import { partsFigure } from './figures.ts';
import { playLayers } from './layers.ts';
import type { Piece } from './moving.tsx';
import { placeInPage, windowMiddle } from './place-in-page.ts';

/**
 * Animates the figure beside the rows of an accordion. The figure has a frame for each row: a box with the row's
 * picture. The section's attribute `data-shown` is the number of the row whose frame parts.css shows, counted from 1.
 *
 * A frame fades in after the frame before it has faded out (parts.css), so the figure is empty for a moment. The frame
 * of the open row is shown once its picture is decoded and the fade to the current frame is over. So the figure is
 * never empty for longer than one fade-out, however fast the rows pass. After a jump over rows nothing
 * fades: the drawing of a row far away, still fading out, would look like an error. While a row passes the
 * middle of the window, the parts of its drawing move apart.
 */
export const start: Piece = (figure, signal) => {
  const section = figure.closest('section');
  const list = section?.querySelector<HTMLElement>('details')?.parentElement;
  const stage = list?.closest<HTMLElement>('[data-moving]');
  if (!section || !list || !stage) return;
  const rows = [...list.querySelectorAll('details')];
  const frames = [...figure.children];
  /** The preparations that have begun, by frame. */
  const preparations = new Map<Element, Promise<void>>();
  /** Index of the row whose frame is shown. */
  let shown = -1;
  let isChanging = false;

  /** The height at which scroll-accordion.ts opens a row, as a share of the window's height. */
  const middleShare = () => windowMiddle(list) / innerHeight;
  const prepare = async (frame: Element, row: HTMLElement) => {
    const picture = frame.querySelector('img');
    if (!picture) return;
    // In a hidden frame, a lazy picture would not load.
    picture.loading = 'eager';
    await picture.decode();
    if (picture.dataset['layers'] === undefined) return;
    // A row of a held stage does not move in the window. So the section, which does move, drives the animation. The
    // animation begins and ends where the row would pass the middle of the window if the stage were not held.
    const { top, height } = section.getBoundingClientRect();
    const startInSection = placeInPage(stage, row) - top - scrollY;
    const endInSection = startInSection + partsFigure.apart * row.offsetHeight;
    const offset: [number, number][] = [
      [startInSection / height, middleShare()],
      [endInSection / height, middleShare()],
    ];
    await playLayers(picture, { target: section, offset }, signal);
  };
  /** Prepares a frame, once. Resolves when it can be shown, even if its picture or a layer fails to load. */
  const whenReady = (frame: Element, row: HTMLElement) => {
    const preparation = preparations.get(frame) ?? prepare(frame, row).catch(() => undefined);
    preparations.set(frame, preparation);
    return preparation;
  };
  const runningFades = () => frames.flatMap((frame) => frame.getAnimations());
  const finishAll = (fades: readonly Animation[]) => {
    for (const fade of fades) fade.finish();
  };
  /** Shows the frame of the open row. Repeats, since another row may open during each wait. */
  const showOpenRow = async () => {
    if (isChanging) return;
    isChanging = true;
    for (;;) {
      const open = rows.findIndex((row) => row.open);
      const [frame, row] = [frames[open], rows[open]];
      if (signal.aborted || !frame || !row || open === shown) break;
      await whenReady(frame, row);
      // Starts over if another row is open by now. The check above ends an aborted loop.
      if (signal.aborted || !row.open) continue;
      const isJump = Math.abs(open - shown) > 1;
      shown = open;
      section.dataset['shown'] = String(open + 1);
      // `getAnimations` applies the new styles first, so these are the fades that the line above has begun.
      const fades = runningFades();
      if (isJump) finishAll(fades);
      await Promise.allSettled(fades.map(({ finished }) => finished));
    }
    isChanging = false;
  };

  const rowObserver = new MutationObserver(() => {
    // The shown row has closed before its frame has faded in. The next frame need not wait for the fade. While the next
    // frame is being prepared, no fade may be running; then this finishes nothing.
    if (isChanging && !rows[shown]?.open) finishAll(runningFades());
    void showOpenRow();
  });
  rowObserver.observe(list, { attributeFilter: ['open'], subtree: true });
  signal.addEventListener('abort', () => {
    rowObserver.disconnect();
    delete section.dataset['shown'];
  });
  // Before this code runs, the styles show the frame of the open row. The frame stays until another one is ready.
  shown = rows.findIndex((row) => row.open);
  section.dataset['shown'] = String(shown + 1);
  const [frame, row] = [frames[shown], rows[shown]];
  if (frame && row) void whenReady(frame, row);
};
