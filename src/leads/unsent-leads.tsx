'use client';

import { useEffect } from 'react';

import { readUnsent } from './unsent-store.ts';

/** Milliseconds between two tries while a page with waiting leads stays open. */
const interval = 60_000;

/** Sends what waits on this device: on arrival, when the network returns, and now and then. */
export function UnsentLeads() {
  useEffect(() => {
    const send = () => {
      if (!navigator.onLine || readUnsent().length === 0) return;
      // Whatever fails now is tried again.
      import('./browser-delivery.ts')
        .then(({ sendUnsentLeads }) => sendUnsentLeads())
        .catch(() => undefined);
    };
    send();
    const timer = setInterval(send, interval);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, []);
  return null;
}
