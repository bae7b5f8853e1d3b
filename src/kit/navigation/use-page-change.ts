import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from 'waku/router/client';

/**
 * Calls back after each navigation to another page. Does not call back on the first page, so that menus that the
 * visitor opened before hydration stay open.
 */
export function usePageChange(onChange: () => void): void {
  const { path } = useRouter();
  const shownPath = useRef(path);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    report();
  }, [path]);
}
