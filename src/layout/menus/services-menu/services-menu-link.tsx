'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';

import { paint } from '#ui/paint.ts';

import { closeMenus } from '../close-flag.ts';

const ServicesMenu = lazy(async () => ({
  default: (await import('./services-menu.tsx')).ServicesMenu,
}));

/** The link to the page of all services, which opens them as a menu where scripts run. */
export function ServicesMenuLink({
  href,
  slice,
  label,
  closeLabel,
  children,
}: {
  href: string;
  slice: string;
  label: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <a
        className="arrow-link"
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          closeMenus();
          // What closes is painted before what opens is made.
          void paint().then(() => setOpen(true));
        }}
      >
        {children}
      </a>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ServicesMenu
            open={isOpen}
            onClosed={() => setOpen(false)}
            slice={slice}
            label={label}
            closeLabel={closeLabel}
          />
        </Suspense>
      )}
    </>
  );
}
