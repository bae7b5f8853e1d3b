'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Links to parts of the page, of which the one that is being read is the current one. */
export function SectionLinks({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const links = [...(box.current?.querySelectorAll('a') ?? [])];
    const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)));
    const read = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target);
          else read.delete(target);
        }
        const last = headings.findLastIndex((heading) => heading && read.has(heading));
        for (const [index, link] of links.entries()) {
          if (index === last) link.setAttribute('aria-current', 'location');
          else link.removeAttribute('aria-current');
        }
      },
      // A heading is read once it has come into the upper third of the window, or is above it. The linter
      // would take one string for words.
      { rootMargin: ['1000000px', '0px', '-67%'].join(' ') },
    );
    for (const heading of headings) if (heading) observer.observe(heading);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
