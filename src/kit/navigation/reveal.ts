import { isMotionAllowed } from '#kit/motion/motion-preference.ts';

import { revealThreshold } from './figures.ts';

/** The elements that animate when they are scrolled into view: titles of sections, but not of list rows. */
const revealed = 'main section :is(h2:not(li h2, hgroup h2), hgroup)';

/**
 * Adds the class `active` to each element once its top is `revealThreshold` above the lower edge of the
 * window. Elements that are below that line at first also get the class `reveal`. All other elements do not
 * get `reveal`, so they do not move. The styles of both classes are in base.css.
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
    // Practically unbounded upwards: after a jump, the elements above the window count as reached.
    { rootMargin: `1000000px 0px -${String(revealThreshold)}px` },
  );
  for (const element of document.querySelectorAll(revealed)) observer.observe(element);
  return () => observer.disconnect();
}
