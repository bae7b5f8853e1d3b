'use client';

/** An overlay above the page while something is under way, so that nothing typed is lost. */
export function Loader({ children }: { children: string }) {
  return (
    <div className="loader" role="status">
      {children}
    </div>
  );
}
