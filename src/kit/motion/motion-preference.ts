/** Key in `localStorage`, and data attribute of `<html>`, by which the visitor has paused motion. */
const key = 'motion';
const paused = 'paused';

/** Event of the document after the choice has changed. */
export const motionChange = 'motionchange';

/**
 * Inline script of the head: a visitor who has paused motion sees none from the first paint on.
 * Styles use `data-motion`. Without storage the choice lasts as long as the document.
 */
export const motionScript = `try{if(localStorage.${key}==='${paused}')document.documentElement.dataset.${key}='${paused}'}catch{}`;

export function isMotionPaused(): boolean {
  return document.documentElement.dataset[key] === paused;
}

/** Whether anything may move: neither the visitor's system nor the visitor wants it still. */
export function isMotionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !isMotionPaused();
}

export function pauseMotion(pause: boolean): void {
  const { dataset } = document.documentElement;
  if (pause) dataset[key] = paused;
  else delete dataset[key];
  document.dispatchEvent(new Event(motionChange));
  try {
    if (pause) localStorage.setItem(key, paused);
    else localStorage.removeItem(key);
  } catch {
    // Storage is switched off or full.
  }
}
