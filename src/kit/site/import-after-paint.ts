import { watchVisitor, type WithVisitor } from './intent.ts';

/**
 * The inline script of a built page, bundled by src/kit/build/finish.ts. It imports page-start.ts once the
 * page is loaded and painted: anything fetched earlier would delay the first paint.
 */

/** Address of the bundled page-start.ts. src/kit/build/finish.ts inserts the address. */
declare const __START__: string;

/** Milliseconds from the load event until page-start.ts is imported in browsers that report no paint. */
const paintTimeout = 2000;

function importStart(): void {
  import(/* @vite-ignore */ __START__).catch(() => {
    // Without the module the page works natively, but it still needs its complete stylesheet, whose link
    // src/kit/build/finish.ts has put into `template[data-later]`.
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-later]')) {
      template.replaceWith(template.content);
    }
  });
}

(globalThis as WithVisitor).__VISITOR__ = watchVisitor();

addEventListener('load', () => {
  // The first paint may be the background alone; text comes with the first contentful paint.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) importStart();
  }).observe({ type: 'paint', buffered: true });
  // After a paint this has no effect: a module runs only once.
  setTimeout(importStart, paintTimeout);
});
