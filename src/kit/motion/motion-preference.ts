/**
 * The visitor's choice to pause motion is in `localStorage` under this key, and in the attribute `data-motion`
 * of `<html>`. A script sets the attribute before the first paint, so `earlyAttributes` in used-styles.ts
 * repeats its name.
 */
export const motionKey = 'motion';
/** Value of the storage entry and of the attribute if motion is paused. Otherwise neither exists. */
export const motionPaused = 'paused';

/** Type of the event that is dispatched on the document after the choice has changed. */
export const motionChange = 'motionchange';

/**
 * Inline script for the head that sets `data-motion`, which styles read. So a visitor who has paused motion
 * sees no motion from the first paint on. Without storage (`catch`), the choice lasts as long as the document.
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

/** Pauses all motion of the page, or with `false` resumes it, and remembers the choice. */
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
