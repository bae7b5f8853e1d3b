import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from 'waku/router/client';

/**
 * Calls back when the visitor has come to another page, but not on the first one: what the visitor opened
 * there before hydration stays open.
 */
export function usePageChange(onChange: () => void): void {
  const { path } = useRouter();
  const shown = useRef(path);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    report();
  }, [path]);
}
