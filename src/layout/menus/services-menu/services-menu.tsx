'use client';

import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Slice, useRouter } from 'waku/router/client';

import { onCloseMenus } from '#kit/navigation/menus/close-flag.ts';
import { servicesMenuDuration } from '#kit/navigation/menus/figures.ts';
import { inertBehind } from '#kit/navigation/menus/inert-behind.ts';
import { keepFocusInside } from '#kit/navigation/menus/keep-focus-inside.ts';
import { lockScrollWhileOpen } from '#kit/navigation/menus/scroll-lock.ts';
import { hasModifier } from '#kit/navigation/modifier-keys.ts';
import { usePageChange } from '#kit/navigation/use-page-change.ts';
import { FullWindow } from '#layout/menus/full-window.tsx';
import { Icon } from '#ui/icon.tsx';

export interface ServicesMenuProps {
  /** Called when the menu has faded out, whatever closed it. Its parent then unmounts it. */
  onClosed: () => void;
  /** Id of the slice that holds its content. */
  slice: string;
  label: string;
  closeLabel: string;
}

/**
 * A menu of all services over the whole window. It opens when it is mounted. Escape, its button, a link in it and
 * navigation close it.
 */
export function ServicesMenu({ onClosed, slice, label, closeLabel }: ServicesMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { path } = useRouter();
  const releasePage = useRef<() => void>(undefined);

  // A page that is still inert cannot take the focus. A layout effect, since it has to run before the navigation moves
  // the focus to the new page.
  useLayoutEffect(() => releasePage.current?.(), [path]);

  usePageChange(() => dialog.current?.hidePopover());

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { release, end: endInert } = inertBehind(element);
    releasePage.current = release;
    const cleanups = [
      endInert,
      lockScrollWhileOpen(element),
      keepFocusInside(element),
      onCloseMenus(() => element.hidePopover()),
    ];
    // Last, since what stands above listens to its opening.
    element.showPopover();
    return () => {
      for (const cleanUp of cleanups) cleanUp();
    };
  }, []);

  return createPortal(
    <FullWindow
      ref={dialog}
      id="services-menu"
      className="-translate-y-4 bg-brand-surface text-brand-ink opacity-0 transition-[opacity,translate,overlay,display] transition-discrete duration-(--leave) ease-out open:translate-none open:opacity-100 open:duration-(--enter) starting:open:-translate-y-4 starting:open:opacity-0"
      aria-label={label}
      style={
        {
          '--enter': `${String(servicesMenuDuration.enter)}ms`,
          '--leave': `${String(servicesMenuDuration.leave)}ms`,
        } as CSSProperties
      }
      // Pressing Enter on a link also sends a click.
      onClick={(event) => {
        const { target, currentTarget } = event;
        if (hasModifier(event)) return;
        if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
      }}
      onToggle={({ currentTarget, newState }) => {
        if (newState === 'open') return;
        const transitions = currentTarget.getAnimations().map(({ finished }) => finished);
        void Promise.allSettled(transitions).then(onClosed);
      }}
    >
      <button
        type="button"
        className="fixed end-edge top-0 z-raised grid h-header w-12 cursor-pointer items-center justify-items-end border-0 bg-brand-surface"
        aria-label={closeLabel}
        onClick={() => dialog.current?.hidePopover()}
      >
        <Icon name="close" />
      </button>
      <Slice id={slice} lazy fallback={null} />
    </FullWindow>,
    document.body,
  );
}
