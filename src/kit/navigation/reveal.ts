import { isMotionAllowed } from '#kit/motion/motion-preference.ts';

import { revealThreshold } from './figures.ts';

/** What comes up a little when it is reached: titles of sections, but not of rows in their lists. */
const revealed = 'main section :is(h2:not(li h2, hgroup h2), hgroup)';

/**
 * Gives elements the class `active`, once, when their top is as far above the lower edge of the
 * window as docs/behaviour.md says. Only what still lies below is held back until then: what the
 * visitor sees already stays where it is.
 *
 * @returns what ends it.
 */
export function revealOnScroll(): () => void {
  if (!isMotionAllowed()) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.classList.add(isIntersecting ? 'active' : 'reveal');
        if (isIntersecting) observer.unobserve(target);
      }
    },
    // Upwards without end: what was jumped over has been reached too.
    { rootMargin: `1000000px 0px -${String(revealThreshold)}px` },
  );
  for (const element of document.querySelectorAll(revealed)) observer.observe(element);
  return () => observer.disconnect();
}
