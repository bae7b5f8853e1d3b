'use client';

/** An overlay that covers the form while it is being sent. Text that a visitor typed meanwhile would be lost. */
export function Loader({ children }: { children: string }) {
  return (
    <div
      className="fixed inset-0 z-overlay grid size-full place-items-center border-0 bg-brand-ink/76 font-head text-statement/[1] font-medium text-brand-surface"
      role="status"
      popover="manual"
      ref={raise}
    >
      {children}
    </div>
  );
}

/**
 * Shows the overlay in the top layer. In a section, no `z-index` could raise it above the header. A browser without
 * popovers shows the overlay below the header.
 */
function raise(loader: HTMLElement | null): void {
  if (loader && 'popover' in loader && !loader.matches(':popover-open')) loader.showPopover();
}
