'use client';

import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

import { mobileMenuHideDelay } from '#kit/navigation/menus/figures.ts';
import { whenGone } from '#kit/navigation/when-gone.ts';
import { FullWindow } from '#layout/menus/full-window.tsx';
import { useFullWindow } from '#layout/menus/use-full-window.ts';

/**
 * A dialog over the whole window, and the buttons that open and close it. The buttons work without JavaScript
 * (`popovertarget`). With JavaScript the dialog also closes in the cases that `useFullWindow` names, and when the
 * window becomes so wide that the button is no longer displayed.
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
  const releasePage = useFullWindow(dialog);
  // Called when the window has become wide enough for the main navigation, which then takes over the focus.
  const onButtonHidden = useEffectEvent((focused: Element | null) => {
    const element = dialog.current;
    const hadFocus = focused === button.current || element?.contains(focused);
    element?.hidePopover();
    if (!hadFocus) return;
    releasePage();
    element?.closest('header')?.querySelector<HTMLElement>('nav a')?.focus();
  });

  useEffect(() => {
    if (button.current) return whenGone(button.current, (focused) => onButtonHidden(focused));
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
