import { easeOut } from './ease-out.ts';
import { countUp } from './figures.ts';
import { isMotionPaused } from './motion-preference.ts';
import type { Piece } from './moving.tsx';

/**
 * Counts up each number in the element once, when the number first comes into view. The markup (numbers.tsx)
 * has the final value in `data-value`.
 */
export const start: Piece = (element, signal) => {
  const numberFormat = new Intl.NumberFormat(document.documentElement.lang);
  const visibility = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      visibility.unobserve(target);
      if (!isMotionPaused()) void animateNumber(target as HTMLElement);
    }
  });
  const animateNumber = async (number: HTMLElement) => {
    const finalText = number.textContent;
    const value = Number(number.dataset['value']);
    // Removed, so that the number is not animated again when this piece starts again.
    delete number.dataset['value'];
    const show = (progress: number) => {
      number.textContent = numberFormat.format(Math.round(value * progress));
    };
    // Keeps the width constant, because a right-aligned number would shift with each digit.
    number.style.minWidth = `${number.offsetWidth}px`;
    await easeOut(countUp.duration, show, signal);
    number.style.minWidth = '';
    number.textContent = finalText;
  };
  for (const number of element.querySelectorAll<HTMLElement>('[data-value]')) {
    // Only numbers below the window count up. The visitor has already seen the others.
    if (number.getBoundingClientRect().top > innerHeight) visibility.observe(number);
  }
  signal.addEventListener('abort', () => visibility.disconnect());
};
