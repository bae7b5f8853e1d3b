'use client';

/** An overlay above the page while something is under way, so that nothing typed is lost. */
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

/** Into the top layer: the header stands above everything that a section can raise by z-index. */
function raise(loader: HTMLElement | null): void {
  if (loader && 'popover' in loader && !loader.matches(':popover-open')) loader.showPopover();
}
