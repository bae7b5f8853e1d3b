import { isMotionAllowed } from '#motion/motion-preference.ts';
import { deviceOf } from '#site/device.ts';

import { smoothScroll } from './figures.ts';

/** What ends a glide: the place that follows is the page's, the browser's or the keyboard's. */
const interruptions = ['click', 'keydown', 'popstate'] as const;

/**
 * Lets the wheel glide (specification, section 9), some time after the page has been taken over.
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
    autoRaf: true,
    allowNestedScroll: true,
    // What blocks scrolling for the browser, as an open menu does, blocks it here.
    virtualScroll: () =>
      [document.documentElement, document.body].every(
        (element) => getComputedStyle(element).overflowY !== 'hidden',
      ),
  });
  const interrupt = () => {
    lenis.stop();
    lenis.start();
  };
  for (const name of interruptions) addEventListener(name, interrupt, { capture: true, signal });
  signal.addEventListener('abort', () => lenis.destroy());
}
