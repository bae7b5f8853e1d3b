'use client';

import { useEffect } from 'react';
import type { Metric } from 'web-vitals';

import { vitalsPath } from './vitals.ts';

/**
 * Tells the site's own server how fast this page was, once, when the visitor leaves it. Nothing is
 * stored and nothing tells one visitor from another; who asks not to be measured is not.
 */
export function FieldVitals() {
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
      globalPrivacyControl?: boolean;
    };
    const page = document.querySelector('main')?.dataset['page']?.split('___')[0];
    if (page === undefined || doNotTrack === '1' || globalPrivacyControl === true) return;
    const measured = new Map<Metric['name'], number>();
    let idle = 0;
    const begin = () => {
      // Safari knows no idle moments; the page has loaded in any case.
      const later = globalThis.requestIdleCallback ?? ((work) => window.setTimeout(work, 200));
      idle = later(() => void measure(measured));
    };
    const send = () => {
      if (document.visibilityState !== 'hidden' || measured.size === 0) return;
      const vitals = Array.from(measured, ([name, value]) => ({ name, value: rounded(value) }));
      measured.clear();
      navigator.sendBeacon(vitalsPath, JSON.stringify({ page, vitals }));
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    addEventListener('visibilitychange', send);
    return () => {
      removeEventListener('load', begin);
      removeEventListener('visibilitychange', send);
      globalThis.cancelIdleCallback?.(idle);
    };
  }, []);
  return null;
}

async function measure(measured: Map<Metric['name'], number>): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  // Every change, so that the last is known whoever hears first that the page is left.
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(({ name, value }) => void measured.set(name, value), { reportAllChanges: true });
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
