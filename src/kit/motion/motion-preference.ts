/** Key in `localStorage`, and data attribute of `<html>`, by which the visitor has paused motion. */
export const motionKey = 'motion';
export const motionPaused = 'paused';

/** Event of the document after the choice has changed. */
export const motionChange = 'motionchange';

/**
 * Inline script of the head: a visitor who has paused motion sees none from the first paint on.
 * Styles use `data-motion`. Without storage the choice lasts as long as the document.
 */
export const motionScript = `try{if(localStorage.${motionKey}==='${motionPaused}')document.documentElement.dataset.${motionKey}='${motionPaused}'}catch{}`;

export function isMotionPaused(): boolean {
  return document.documentElement.dataset[motionKey] === motionPaused;
}

/** Whether anything may move: neither the visitor's system nor the visitor wants it still. */
export function isMotionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !isMotionPaused();
}

export function pauseMotion(pause: boolean): void {
  const { dataset } = document.documentElement;
  if (pause) dataset[motionKey] = motionPaused;
  else delete dataset[motionKey];
  document.dispatchEvent(new Event(motionChange));
  try {
    if (pause) localStorage.setItem(motionKey, motionPaused);
    else localStorage.removeItem(motionKey);
  } catch {
    // Storage is switched off or full.
  }
}
