import { numbersSupport } from './figures.ts';
import { isMotionPaused } from './motion-preference.ts';
import type { Piece } from './moving.tsx';

/** What a figure shows on its way from 0: quick at first, exact at the end. `progress` is 0 to 1. */
export function countAt(value: number, progress: number): number {
  return Math.round(value * (1 - (1 - progress) ** 3));
}

/** Counts each `data-value` up once, from when it is first seen. */
export const start: Piece = (element, signal) => {
  const language = new Intl.NumberFormat(document.documentElement.lang);
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      if (!isMotionPaused()) void count(target as HTMLElement);
    }
  });
  const count = async (figure: HTMLElement) => {
    const final = figure.textContent;
    const value = Number(figure.dataset['value']);
    delete figure.dataset['value'];
    const started = performance.now();
    for (let progress = 0; progress < 1 && !signal.aborted;) {
      figure.textContent = language.format(countAt(value, progress));
      const now = await new Promise(requestAnimationFrame);
      progress = Math.max(0, (now - started) / (numbersSupport.count * 1000));
    }
    figure.textContent = final;
  };
  for (const figure of element.querySelectorAll<HTMLElement>('[data-value]')) {
    // What stands before the visitor already is not taken back.
    if (figure.getBoundingClientRect().top > innerHeight) seen.observe(figure);
  }
  signal.addEventListener('abort', () => seen.disconnect());
};
