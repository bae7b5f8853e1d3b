import { isMotionAllowed } from '#kit/motion/motion-preference.ts';
import { deviceOf } from '#kit/site/device.ts';

import { smoothScroll } from './figures.ts';

/** What ends a glide: the place that follows is the page's, the browser's or the keyboard's. */
const interruptions = ['click', 'keydown', 'popstate'] as const;

/**
 * Lets the wheel glide (docs/behaviour.md), some time after the page has been taken over.
 * Not on touch devices and not for who wants nothing to move; keys scroll as the browser has it.
 *
 * @returns what ends it.
 */
export function startSmoothScroll(): () => void {
  const device = deviceOf(new Headers({ 'user-agent': navigator.userAgent }));
  const isTouched = device.isMobileOrTablet || matchMedia('(pointer: coarse)').matches;
  if (isTouched || !isMotionAllowed()) {
    return () => undefined;
  }
  const ended = new AbortController();
  const timer = setTimeout(() => void start(ended.signal), smoothScroll.delay);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}

async function start(signal: AbortSignal): Promise<void> {
  const module = await import('lenis').catch(() => undefined);
  if (!module || signal.aborted) return;
  const lenis = new module.default({
    lerp: smoothScroll.lerp,
    allowNestedScroll: true,
    // What blocks scrolling for the browser, as an open menu does, blocks it here.
    virtualScroll: () =>
      [document.documentElement, document.body].every(
        (element) => getComputedStyle(element).overflowY !== 'hidden',
      ),
  });
  // Frames only while the page glides: without end they would keep everything that moves busy.
  let frame = 0;
  const glide = (time: number) => {
    lenis.raf(time);
    frame = lenis.isScrolling === 'smooth' ? requestAnimationFrame(glide) : 0;
  };
  lenis.on('virtual-scroll', () => {
    if (frame !== 0) return;
    // From now on, or the first frame would count the time in which nothing moved.
    lenis.raf(Number(document.timeline.currentTime));
    frame = requestAnimationFrame(glide);
  });
  const interrupt = () => {
    lenis.stop();
    lenis.start();
  };
  for (const name of interruptions) addEventListener(name, interrupt, { capture: true, signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    lenis.destroy();
  });
}
