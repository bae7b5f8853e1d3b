import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku/router/client';

import { onCloseMenus } from '#kit/navigation/menus/close-flag.ts';
import { inertBehind } from '#kit/navigation/menus/inert-behind.ts';
import { keepFocusInside } from '#kit/navigation/menus/keep-focus-inside.ts';
import { lockScrollWhileOpen } from '#kit/navigation/menus/scroll-lock.ts';
import { hasModifier } from '#kit/navigation/modifier-keys.ts';
import { usePageChange } from '#kit/navigation/use-page-change.ts';

/**
 * Makes a `FullWindow` modal while it is open. A link in it, navigation and the close flag (close-flag.ts) close it.
 *
 * @returns a function that makes the page behind it usable at once, before something there is focused.
 */
export function useFullWindow(dialog: RefObject<HTMLDialogElement | null>): () => void {
  const { path } = useRouter();
  const release = useRef<() => void>(undefined);

  // The new page must not be inert when the navigation moves the focus to it. Only a layout effect runs early enough.
  useLayoutEffect(() => release.current?.(), [path]);

  usePageChange(() => dialog.current?.hidePopover());

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const close = () => element.hidePopover();
    // `usePageChange` misses a link to the current page, which changes no path. Pressing Enter on a link also sends a
    // click.
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!hasModifier(event) && target instanceof Element && target.closest('a')) close();
    };
    element.addEventListener('click', onClick);
    const inert = inertBehind(element);
    release.current = inert.release;
    const cleanups = [
      onCloseMenus(close),
      lockScrollWhileOpen(element),
      keepFocusInside(element),
      inert.end,
    ];
    return () => {
      element.removeEventListener('click', onClick);
      for (const cleanUp of cleanups) cleanUp();
    };
  }, [dialog]);

  return () => release.current?.();
}
