'use client';

import { useEffect } from 'react';
import type { Metric } from 'web-vitals';

import { vitalsPath } from './vitals.ts';

/**
 * Sends this page's web vitals to the site's own server when the visitor leaves it. Nothing is stored in
 * the browser and nothing identifies a visitor; with Do Not Track or Global Privacy Control nothing is
 * measured.
 */
export function FieldVitals() {
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
      globalPrivacyControl?: boolean;
    };
    // `data-page` is a route name and a language: 'contact___de' (`routeName` in routes.ts).
    const page = document.querySelector('main')?.dataset['page']?.split('___')[0];
    if (page === undefined || doNotTrack === '1' || globalPrivacyControl === true) return;
    const measured = new Map<Metric['name'], number>();
    let idle = 0;
    const measureWhenIdle = () => {
      // Safari has no requestIdleCallback.
      const whenIdle = globalThis.requestIdleCallback ?? ((work) => window.setTimeout(work, 200));
      idle = whenIdle(() => void measure(measured));
    };
    const send = () => {
      if (document.visibilityState !== 'hidden' || measured.size === 0) return;
      const vitals = Array.from(measured, ([name, value]) => ({ name, value: rounded(value) }));
      measured.clear();
      navigator.sendBeacon(vitalsPath, JSON.stringify({ page, vitals }));
    };
    if (document.readyState === 'complete') measureWhenIdle();
    else addEventListener('load', measureWhenIdle, { once: true });
    // The last event that browsers send reliably when a visitor leaves a page.
    addEventListener('visibilitychange', send);
    return () => {
      removeEventListener('load', measureWhenIdle);
      removeEventListener('visibilitychange', send);
      globalThis.cancelIdleCallback?.(idle);
    };
  }, []);
  return null;
}

async function measure(measured: Map<Metric['name'], number>): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  // Every change is kept: when the page is hidden, web-vitals may not have reported its final values yet.
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => void measured.set(name, value), { reportAllChanges: true });
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
