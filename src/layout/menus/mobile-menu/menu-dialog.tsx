'use client';

import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useRouter } from 'waku/router/client';

import { onCloseMenus } from '#kit/navigation/menus/close-flag.ts';
import { mobileMenuHideDelay } from '#kit/navigation/menus/figures.ts';
import { inertBehind } from '#kit/navigation/menus/inert-behind.ts';
import { keepFocusInside } from '#kit/navigation/menus/keep-focus-inside.ts';
import { lockScrollWhileOpen } from '#kit/navigation/menus/scroll-lock.ts';
import { usePageChange } from '#kit/navigation/use-page-change.ts';
import { whenGone } from '#kit/navigation/when-gone.ts';
import { FullWindow } from '#layout/menus/full-window.tsx';

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

  usePageChange(() => dialog.current?.hidePopover());

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
      <MenuButton
        ref={button}
        aria-label={openLabel}
        aria-haspopup="dialog"
        popoverTarget="mobile-menu"
      />
      <FullWindow
        ref={dialog}
        id="mobile-menu"
        // A sheet that is drawn down over the page, and up again: the compositor moves it alone, where
        // one that unrolls is painted for every frame. It is hidden once it is long gone.
        className="on-dark -translate-y-full [transition:translate_var(--slow)_var(--ease-out),overlay_var(--hide-delay)_allow-discrete,display_var(--hide-delay)_allow-discrete] open:translate-none starting:open:-translate-y-full"
        aria-label={label}
        style={{ '--hide-delay': `${String(mobileMenuHideDelay)}ms` } as CSSProperties}
      >
        <MenuButton
          closes
          aria-label={closeLabel}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
        />
        {children}
      </FullWindow>
    </>
  );
}

/** Two lines, or a cross; only where the header has no room for its navigation. */
function MenuButton({
  closes = false,
  ...attributes
}: ComponentProps<'button'> & { closes?: boolean }) {
  return (
    <button
      {...attributes}
      type="button"
      className={`hidden h-header w-12 cursor-pointer content-center gap-2 border-0 bg-transparent px-2 focus-visible:-outline-offset-6 header-menu:-me-2 header-menu:grid ${
        closes ? 'absolute end-edge top-0 z-raised' : ''
      }`}
    >
      <i
        className={`border-t-2 border-ink ${closes ? 'transform-[translateY(5px)_rotate(45deg)]' : ''}`}
      />
      <i
        className={`border-t-2 border-ink ${closes ? 'transform-[translateY(-5px)_rotate(-45deg)]' : ''}`}
      />
    </button>
  );
}
