'use client';

import { type ComponentType, type ReactNode, Suspense, useState } from 'react';

import { paint } from '#kit/motion/paint.ts';
import { closeMenus } from '#kit/navigation/menus/close-flag.ts';
import { hasModifier } from '#kit/navigation/modifier-keys.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

import type { ServicesMenuProps } from './services-menu.tsx';

/** The link to the page of all services. With JavaScript it opens a menu of them over the window instead. */
export function ServicesMenuLink({
  href,
  sliceId,
  label,
  closeLabel,
  children,
}: {
  href: string;
  /** Id of the slice that holds the content of the menu. */
  sliceId: string;
  label: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const [Menu, setMenu] = useState<ComponentType<ServicesMenuProps>>();
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    closeMenus();
    const { pathname } = location;
    // On a slow connection the visitor may go to another page before the chunk is there.
    const isElsewhere = () => location.pathname !== pathname;
    // Waits for a paint that shows the mega-menu closed, before the work of opening the services menu.
    const [module] = await Promise.all([
      import('./services-menu.tsx').catch(() => {
        // Without the chunk the link leads to its page.
        if (!isElsewhere()) location.assign(href);
      }),
      paint(),
    ]);
    // Also undefined while the page reloads because of a lost chunk (lost-chunk.ts).
    if (!module || isElsewhere()) return;
    setMenu(() => module.ServicesMenu);
    setOpen(true);
  }

  return (
    <>
      <ArrowLink
        opensDialog
        href={href}
        onClick={(event) => {
          // With a modifier key the browser opens the page in a new tab or window.
          if (hasModifier(event)) return;
          event.preventDefault();
          void open();
        }}
      >
        {children}
      </ArrowLink>
      {Menu && isOpen && (
        <Suspense fallback={null}>
          <Menu
            onClosed={() => setOpen(false)}
            sliceId={sliceId}
            label={label}
            closeLabel={closeLabel}
          />
        </Suspense>
      )}
    </>
  );
}
