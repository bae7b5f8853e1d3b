import { isMotionAllowed } from '#kit/motion/motion-preference.ts';

import { revealThreshold } from './figures.ts';

/** Elements that move a little when scrolled into view: titles of sections, but not of list rows. */
const revealed = 'main section :is(h2:not(li h2, hgroup h2), hgroup)';

/**
 * Adds the class `active` to elements, once, when their top is `revealThreshold` above the lower edge
 * of the window. Only elements below that get the class `reveal` until then: what is in view already
 * does not move.
 *
 * @returns a cleanup function.
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
    // Unbounded upwards: an element that a jump has skipped counts as reached.
    { rootMargin: `1000000px 0px -${String(revealThreshold)}px` },
  );
  for (const element of document.querySelectorAll(revealed)) observer.observe(element);
  return () => observer.disconnect();
}
