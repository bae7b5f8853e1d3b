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
 * A dialog over the whole window, and the buttons that open and close it. The buttons work without JavaScript
 * (`popovertarget`). With JavaScript the dialog is also closed by a link in it, by navigation, by the close
 * flag (close-flag.ts), and when the window becomes so wide that the button is no longer displayed.
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

  // A layout effect, since it has to run before the navigation moves the focus to the new page.
  useLayoutEffect(() => releasePage.current?.(), [path]);

  usePageChange(() => dialog.current?.hidePopover());

  useEffect(() => {
    const [opener, element] = [button.current, dialog.current];
    if (!opener || !element) return;
    const close = () => element.hidePopover();
    // `usePageChange` misses a link to the current page, which changes no path.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    element.addEventListener('click', onClick);
    const { release, end: endInert } = inertBehind(element);
    releasePage.current = release;
    // Called when the window has become wide enough for the main navigation, which then takes over the focus.
    const onButtonHidden = (focused: Element | null) => {
      const hadFocus = focused === opener || element.contains(focused);
      close();
      if (!hadFocus) return;
      release();
      element.closest('header')?.querySelector<HTMLElement>('nav a')?.focus();
    };
    const cleanups = [
      onCloseMenus(close),
      lockScrollWhileOpen(element),
      keepFocusInside(element),
      whenGone(opener, onButtonHidden),
      endInert,
    ];
    return () => {
      element.removeEventListener('click', onClick);
      for (const cleanUp of cleanups) cleanUp();
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
        // styles/base.css repeats this id.
        id="mobile-menu"
        // Slides down over the page and up again. The compositor can do that alone, while a growing box would
        // be painted in every frame. The menu stays displayed until well after it has left the window.
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

/** Two lines, or with `closes` a cross; displayed only where the header has no room for its navigation. */
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
