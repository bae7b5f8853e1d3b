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
      if (!isMotionPaused()) void count(target as HTMLElement);
    }
  });
  const count = async (figure: HTMLElement) => {
    const finalText = figure.textContent;
    const value = Number(figure.dataset['value']);
    delete figure.dataset['value'];
    const show = (progress: number) => {
      figure.textContent = numberFormat.format(Math.round(value * progress));
    };
    // Keeps the width constant, because a right-aligned number would shift with each digit.
    figure.style.minWidth = `${figure.offsetWidth}px`;
    await easeOut(countUp.duration, show, signal);
    figure.style.minWidth = '';
    figure.textContent = finalText;
  };
  for (const figure of element.querySelectorAll<HTMLElement>('[data-value]')) {
    // A number that is already in view keeps its final value.
    if (figure.getBoundingClientRect().top > innerHeight) visibility.observe(figure);
  }
  signal.addEventListener('abort', () => visibility.disconnect());
};
