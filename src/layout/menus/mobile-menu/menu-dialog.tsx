'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useRouter } from 'waku/router/client';

import { onCloseMenus } from '../close-flag.ts';
import { mobileMenuHideDelay } from '../figures.ts';
import { keepFocusInside } from '../keep-focus-inside.ts';
import { lockScrollWhileOpen } from '../scroll-lock.ts';

/**
 * A dialog over the whole window and the buttons that open and close it, which need no JavaScript
 * (`popovertarget`). With it, a chosen link, navigation and the close flag close it too.
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
  const dialog = useRef<HTMLDialogElement>(null);
  const { path } = useRouter();

  useEffect(() => dialog.current?.hidePopover(), [path]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const close = () => element.hidePopover();
    // Also the link to the page one is on, which changes no path.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    element.addEventListener('click', onClick);
    const ends = [onCloseMenus(close), lockScrollWhileOpen(element), keepFocusInside(element)];
    return () => {
      element.removeEventListener('click', onClick);
      for (const end of ends) end();
    };
  }, []);

  return (
    <>
      <button
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
