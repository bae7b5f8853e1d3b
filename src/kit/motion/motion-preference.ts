/**
 * The `localStorage` key, and the data attribute of `<html>`, that hold the visitor's choice to pause motion.
 * used-styles.ts (`earlyAttributes`) has to know the attribute, because a script sets it before the first
 * paint.
 */
export const motionKey = 'motion';
export const motionPaused = 'paused';

/** Type of the event that is dispatched on the document after the choice has changed. */
export const motionChange = 'motionchange';

/**
 * Inline script for the head that sets `data-motion`, which styles read. So a visitor who has paused motion
 * sees none from the first paint on. If storage is unavailable, the choice lasts as long as the document.
 */
export const motionScript = `try{if(localStorage.${motionKey}==='${motionPaused}')document.documentElement.dataset.${motionKey}='${motionPaused}'}catch{}`;

export function isMotionPaused(): boolean {
  return document.documentElement.dataset[motionKey] === motionPaused;
}

/**
 * Whether anything may move: the system does not ask for reduced motion, and the visitor has not paused
 * motion.
 */
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
    // Storage is disabled or full: the choice lasts as long as the document.
  }
}
