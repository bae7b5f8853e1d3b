'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku/router/client';

import { onCloseMenus } from '../close-flag.ts';
import { lockScrollWhileOpen } from '../scroll-lock.ts';

/**
 * The link to the services and beside it the button that opens the menu of all of them, a popover
 * that needs no JavaScript. What hovering and arrow keys do is loaded when somebody comes near.
 */
export function MegaMenuButton({
  menu,
  label,
  children,
}: {
  /** Id of the popover. */
  menu: string;
  label: string;
  children: ReactNode;
}) {
  const item = useRef<HTMLDivElement>(null);
  // Until it is known what is open, the browser itself says so.
  const [isOpen, setOpen] = useState<boolean>();
  const { path } = useRouter();

  useEffect(() => document.getElementById(menu)?.hidePopover(), [menu, path]);

  useEffect(() => {
    const element = item.current;
    const panel = document.getElementById(menu);
    if (!element || !panel) return;
    const onToggle = () => setOpen(panel.matches(':popover-open'));
    onToggle();
    let end: (() => void) | undefined;
    let isGone = false;
    const onIntent = () => {
      stopWaiting();
      void import('./drive-mega-menu.ts').then(({ driveMegaMenu }) => {
        if (!isGone) end = driveMegaMenu(element, panel);
      });
    };
    const stopWaiting = () => {
      for (const type of intents) element.removeEventListener(type, onIntent);
    };
    for (const type of intents) element.addEventListener(type, onIntent);
    panel.addEventListener('toggle', onToggle);
    const ends = [onCloseMenus(() => panel.hidePopover()), lockScrollWhileOpen(panel)];
    return () => {
      isGone = true;
      stopWaiting();
      panel.removeEventListener('toggle', onToggle);
      end?.();
      for (const each of ends) each();
    };
  }, [menu]);

  return (
    <div className="mega-menu-item" ref={item}>
      {children}
      <button type="button" aria-label={label} aria-expanded={isOpen} popoverTarget={menu} />
    </div>
  );
}

const intents = ['pointerenter', 'focusin'];
