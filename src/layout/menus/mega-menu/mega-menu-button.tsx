'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

import { closeMenus, onCloseMenus } from '#kit/navigation/menus/close-flag.ts';
import { lockScrollWhileOpen } from '#kit/navigation/menus/scroll-lock.ts';
import { usePageChange } from '#kit/navigation/use-page-change.ts';
import { whenGone } from '#kit/navigation/when-gone.ts';

/**
 * The link to the services, and beside it the button that opens the mega-menu, a popover that needs no
 * JavaScript. Hovering and arrow keys are handled by code that is loaded on the first pointer or focus.
 */
export function MegaMenuButton({
  menuId,
  label,
  children,
}: {
  /** Id of the popover. */
  menuId: string;
  label: string;
  children: ReactNode;
}) {
  const item = useRef<HTMLDivElement>(null);
  // Undefined before hydration: until then the browser itself exposes the state of `popovertarget`.
  const [isOpen, setOpen] = useState<boolean>();

  usePageChange(() => document.getElementById(menuId)?.hidePopover());

  useEffect(() => {
    const element = item.current;
    const panel = document.getElementById(menuId);
    if (!element || !panel) return;
    const onToggle = () => setOpen(panel.matches(':popover-open'));
    onToggle();
    let stopDriving: (() => void) | undefined;
    let isCleanedUp = false;
    const onIntent = (event: Event) => {
      stopWaiting();
      const isHover = event instanceof PointerEvent && event.pointerType === 'mouse';
      import('#kit/navigation/menus/drive-mega-menu.ts')
        // If the chunk is lost (lost-chunk.ts), the menu still works as a native popover.
        .then((module) => {
          if (!isCleanedUp) stopDriving = module.driveMegaMenu(element, panel, isHover);
        })
        .catch(() => undefined);
    };
    const stopWaiting = () => {
      for (const type of intents) element.removeEventListener(type, onIntent);
    };
    for (const type of intents) element.addEventListener(type, onIntent);
    panel.addEventListener('toggle', onToggle);
    // Called when the window has become too narrow for the navigation. If the focus was in the menu or on an
    // element of the header that is now hidden, it moves to the button of the mobile menu (menu-dialog.tsx),
    // the only button in the header with `aria-haspopup="dialog"`.
    const onHidden = (focused: Element | null) => {
      const header = element.closest('header');
      const isFocusLost =
        focused?.closest('[popover]') || (header?.contains(focused) && !focused?.checkVisibility());
      closeMenus();
      if (isFocusLost) header?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
    };
    const cleanups = [
      onCloseMenus(() => panel.hidePopover()),
      lockScrollWhileOpen(panel),
      whenGone(element, onHidden),
    ];
    return () => {
      isCleanedUp = true;
      stopWaiting();
      panel.removeEventListener('toggle', onToggle);
      stopDriving?.();
      for (const cleanUp of cleanups) cleanUp();
    };
  }, [menuId]);

  return (
    <div className="flex items-center" ref={item}>
      {children}
      <button
        type="button"
        // As high as the header: on its way to the menu the pointer crosses nothing that closes the menu.
        className={[
          'grid h-header w-7 cursor-pointer place-items-center border-0 bg-transparent focus-visible:-outline-offset-6',
          // The chevron. site-header.tsx turns it by `--mega-menu-mark` while the menu is open.
          'after:size-[0.5em] after:transform-[var(--mega-menu-mark,translateY(-0.15em)_rotate(45deg))] after:border-r-line after:border-b-line after:border-current',
          'after:transition-[transform] after:duration-fast after:ease-out',
        ].join(' ')}
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={menuId}
      />
    </div>
  );
}

/** Events that load the code for hovering and arrow keys. */
const intents = ['pointerenter', 'focusin'];
