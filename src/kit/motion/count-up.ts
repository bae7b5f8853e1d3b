import { easeOut } from './ease-out.ts';
import { countUp } from './figures.ts';
import { isMotionPaused } from './motion-preference.ts';
import type { Piece } from './moving.tsx';

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
    const show = (progress: number) => {
      figure.textContent = language.format(Math.round(value * progress));
    };
    // A constant width: right-aligned numbers would shift with each digit.
    figure.style.minWidth = `${figure.offsetWidth}px`;
    await easeOut(countUp.duration, show, signal);
    figure.style.minWidth = '';
    figure.textContent = final;
  };
  for (const figure of element.querySelectorAll<HTMLElement>('[data-value]')) {
    // A number that is already in view keeps its final value.
    if (figure.getBoundingClientRect().top > innerHeight) seen.observe(figure);
  }
  signal.addEventListener('abort', () => seen.disconnect());
};
