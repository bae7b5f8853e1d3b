'use client';

import { type CSSProperties, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Slice } from 'waku/router/client';

import { servicesMenuDuration } from '#kit/navigation/menus/figures.ts';
import { FullWindow } from '#layout/menus/full-window.tsx';
import { useFullWindow } from '#layout/menus/use-full-window.ts';
import { Icon } from '#ui/icon.tsx';

export interface ServicesMenuProps {
  /** Called when the menu has faded out, whatever closed it. Its parent then unmounts it. */
  onClosed: () => void;
  /** Id of the slice that holds its content. */
  sliceId: string;
  label: string;
  closeLabel: string;
}

/**
 * A menu of all services over the whole window. It opens when it is mounted. It closes by Escape, by its button, and in
 * the cases that `useFullWindow` names.
 */
export function ServicesMenu({ onClosed, sliceId, label, closeLabel }: ServicesMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useFullWindow(dialog);

  // After `useFullWindow`, which listens to the opening.
  useEffect(() => dialog.current?.showPopover(), []);

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
      <Slice id={sliceId} lazy fallback={null} />
    </FullWindow>,
    document.body,
  );
}
