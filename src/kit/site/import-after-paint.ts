import { watchVisitor, type WithVisitor } from './intent.ts';

/**
 * The inline script of a built page, bundled by src/kit/build/finish.ts: imports the start of the page
 * (page-start.ts) once it is loaded and painted. Whatever is fetched earlier delays the first paint.
 */
declare const __START__: string;

/** Milliseconds after the load event: a fallback for browsers that report no paint. */
const fallback = 2000;

function importStart(): void {
  import(/* @vite-ignore */ __START__).catch(() => {
    // Without the module the page works natively, and still gets its whole stylesheet.
    for (const later of document.querySelectorAll<HTMLTemplateElement>('template[data-later]')) {
      later.replaceWith(later.content);
    }
  });
}

(globalThis as WithVisitor).__VISITOR__ = watchVisitor();

addEventListener('load', () => {
  // The first paint may be the background alone; text comes with the first contentful paint.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) importStart();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(importStart, fallback);
});
