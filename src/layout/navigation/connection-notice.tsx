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
        <p className="connection-notice on-navy" ref={keepRoom}>
          {offline}
        </p>
      )}
      {isOnline && wasOffline && <p className="visually-hidden">{online}</p>}
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
