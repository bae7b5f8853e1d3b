'use client';

import { useState, useSyncExternalStore } from 'react';

import { keepRoom } from '#kit/navigation/keep-room.ts';

/** Shows that the browser is offline, and announces to screen readers that it is online again. */
export function ConnectionNotice({ offline, online }: { offline: string; online: string }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <div role="status">
      {!isOnline && (
        // A fixed strip along the lower edge of the window.
        <p
          className="on-dark fixed inset-x-0 bottom-0 z-header max-w-none border-t-thick border-accent px-edge py-3 text-note/[1.55] print:hidden"
          ref={keepRoom}
        >
          {offline}
        </p>
      )}
      {isOnline && wasOffline && <p className="sr-only">{online}</p>}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
