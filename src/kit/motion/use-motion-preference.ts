import { useSyncExternalStore } from 'react';

import { isMotionPaused, motionChange } from './motion-preference.ts';

/** Whether the visitor has paused what moves by itself; false on the server and during hydration. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(onMotionChange, isMotionPaused, () => false);
}

/** Whether the visitor's system asks for reduced motion; false on the server and during hydration. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onPreferenceChange,
    () => reducedMotion().matches,
    () => false,
  );
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

function onMotionChange(onChange: () => void): () => void {
  document.addEventListener(motionChange, onChange);
  return () => document.removeEventListener(motionChange, onChange);
}

function onPreferenceChange(onChange: () => void): () => void {
  const query = reducedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
