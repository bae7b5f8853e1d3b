import { isMotionAllowed } from '#kit/motion/motion-preference.ts';
import { deviceOf } from '#kit/site/device.ts';

import { smoothScroll } from './figures.ts';

/** Events that end a glide (smooth scrolling in progress), because the page or the browser may then scroll. */
const interruptions = ['click', 'keydown', 'popstate'] as const;

/**
 * Starts smooth scrolling by the mouse wheel, `smoothScroll.delay` milliseconds after the call. Keys scroll
 * natively. Does nothing on touch devices, with reduced motion, or if motion is paused.
 *
 * @returns a cleanup function.
 */
export function startSmoothScroll(): () => void {
  // `deviceOf` expects headers, because servers use it too.
  const device = deviceOf(new Headers({ 'user-agent': navigator.userAgent }));
  const isTouch = device.isMobileOrTablet || matchMedia('(pointer: coarse)').matches;
  if (isTouch || !isMotionAllowed()) {
    return () => undefined;
  }
  const controller = new AbortController();
  const timer = setTimeout(() => void start(controller.signal), smoothScroll.delay);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

async function start(signal: AbortSignal): Promise<void> {
  const module = await import('lenis').catch(() => undefined);
  if (!module || signal.aborted) return;
  const lenis = new module.default({
    lerp: smoothScroll.lerp,
    allowNestedScroll: true,
    // With `false`, Lenis ignores the wheel: while scrolling is locked, for example by an open menu.
    virtualScroll: () =>
      [document.documentElement, document.body].every(
        (element) => getComputedStyle(element).overflowY !== 'hidden',
      ),
  });
  // Frames are requested only during a glide: an endless loop would keep the main thread busy.
  let frame = 0;
  const glide = (time: number) => {
    lenis.raf(time);
    frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(glide) : 0;
  };
  lenis.on('virtual-scroll', () => {
    if (frame !== 0) return;
    // Sets the clock of Lenis. Otherwise the first frame would count the time since the last glide.
    lenis.raf(Number(document.timeline.currentTime));
    frame = requestAnimationFrame(glide);
  });
  const interrupt = () => {
    // `stop` ends the glide. It also makes Lenis ignore the wheel, which `start` reverts.
    lenis.stop();
    lenis.start();
  };
  for (const name of interruptions) addEventListener(name, interrupt, { capture: true, signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    lenis.destroy();
  });
}
