'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import { usePageChange } from '#kit/navigation/use-page-change.ts';
import { whenGone } from '#kit/navigation/when-gone.ts';

/**
 * A native `<details>` that works without JavaScript. With JavaScript it is also closed by a press or focus
 * outside, by a link in it, by navigation, and when the window becomes too narrow to display it. Escape closes
 * it and returns the focus to its summary.
 */
export function Disclosure({
  label,
  className,
  children,
}: {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  usePageChange(() => {
    if (details.current) details.current.open = false;
  });

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    // `usePageChange` misses a link to the current page, which changes no path.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    element.addEventListener('click', onClick);
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onOutside);
    addEventListener('focusin', onOutside);
    const stopWatching = whenGone(element, close);
    return () => {
      stopWatching();
      element.removeEventListener('click', onClick);
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onOutside);
      removeEventListener('focusin', onOutside);
    };
  }, []);

  return (
    <details ref={details} className={className}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
