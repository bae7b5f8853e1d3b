'use client';

import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku/router/client';

import { onCloseMenus } from '#kit/navigation/menus/close-flag.ts';
import { mobileMenuHideDelay } from '#kit/navigation/menus/figures.ts';
import { inertBehind } from '#kit/navigation/menus/inert-behind.ts';
import { keepFocusInside } from '#kit/navigation/menus/keep-focus-inside.ts';
import { lockScrollWhileOpen } from '#kit/navigation/menus/scroll-lock.ts';
import { whenGone } from '#kit/navigation/when-gone.ts';

/**
 * A dialog over the whole window and the buttons that open and close it, which need no JavaScript
 * (`popovertarget`). With JavaScript it is also closed by a link in it, by navigation, by the close flag
 * (close-flag.ts), and where the window becomes wide enough to have no button for it.
 */
export function MenuDialog({
  label,
  openLabel,
  closeLabel,
  children,
}: {
  label: string;
  openLabel: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const releasePage = useRef<() => void>(undefined);
  const { path } = useRouter();

  // Before the new page takes the focus.
  useLayoutEffect(() => releasePage.current?.(), [path]);

  useEffect(() => dialog.current?.hidePopover(), [path]);

  useEffect(() => {
    const [opener, element] = [button.current, dialog.current];
    if (!opener || !element) return;
    const close = () => element.hidePopover();
    // A link to the present page changes no path.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    element.addEventListener('click', onClick);
    const { release, end: endInert } = inertBehind(element);
    releasePage.current = release;
    const onGone = () => {
      const { activeElement } = document;
      const hadFocus = activeElement === opener || element.contains(activeElement);
      close();
      if (!hadFocus) return;
      release();
      // The main navigation, which is displayed instead.
      element.closest('header')?.querySelector<HTMLElement>('nav a')?.focus();
    };
    const ends = [
      onCloseMenus(close),
      lockScrollWhileOpen(element),
      keepFocusInside(element),
      whenGone(opener, onGone),
      endInert,
    ];
    return () => {
      element.removeEventListener('click', onClick);
      for (const end of ends) end();
    };
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        popoverTarget="mobile-menu"
      >
        <i />
        <i />
      </button>
      <dialog
        ref={dialog}
        id="mobile-menu"
        className="mobile-menu full-window on-navy"
        popover="auto"
        aria-label={label}
        aria-modal="true"
        style={{ '--hide-delay': `${String(mobileMenuHideDelay)}ms` } as CSSProperties}
      >
        <button
          type="button"
          className="menu-button"
          aria-label={closeLabel}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
        >
          <i />
          <i />
        </button>
        {children}
      </dialog>
    </>
  );
}
