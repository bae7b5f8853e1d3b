import type { CSSProperties } from 'react';

import { Arrow } from '#ui/arrow.tsx';
import { ClientLogo, type ClientLogoProps } from '#ui/client-logo.tsx';
import { evenColumnCount, evenColumns } from '#ui/even-columns.ts';

export interface NamePlate extends ClientLogoProps {
  id: string;
  /** Link to more about the client. */
  href?: string | undefined;
}

/** Maximum number of plates side by side in a wide window. */
const maxColumns = 5;

/** All clients as a wall of equal plates. The plate of `unnamed` comes last and spans the rest of the last row. */
export function NameWall({
  title,
  plates,
  unnamed,
}: {
  /** Accessible name of the section; not shown. */
  title: string;
  plates: readonly NamePlate[];
  /** A plate for the clients who may not be named. */
  unnamed?: { text: string; href: string } | undefined;
}) {
  const total = plates.length + (unnamed ? 1 : 0);
  const columns = evenColumnCount(total, maxColumns);
  return (
    <section className="on-dark" aria-label={title}>
      <div className="sheet pb-16">
        <ul
          className="grid grid-cols-2 gap-px py-px ps-px md:grid-cols-(--columns)"
          style={evenColumns(total, maxColumns)}
        >
          {plates.map(({ id, name, logo, href }) => (
            <li
              key={id}
              className={`relative grid min-h-38 grid-cols-[minmax(0,1fr)] place-items-center overflow-clip px-4 outline outline-rule ${href === undefined ? '' : 'transition-[background] duration-fast ease-out hover:bg-surface-tint'} ${unnamed ? '' : 'max-md:last:odd:col-span-full'}`}
            >
              {href === undefined ? (
                <ClientLogo name={name} logo={logo} isLarge />
              ) : (
                <a
                  href={href}
                  className="grid w-full grid-cols-[minmax(0,1fr)] place-items-center no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
                >
                  <ClientLogo name={name} logo={logo} isLarge />
                </a>
              )}
            </li>
          ))}
          {unnamed && (
            <li
              style={
                { '--span': `span ${String(columns - (plates.length % columns))}` } as CSSProperties
              }
              className={`grid min-h-26 outline outline-rule md:col-(--span) ${plates.length % 2 === 0 ? 'max-md:col-span-2' : ''}`}
            >
              <a
                href={unnamed.href}
                className="group/arrow flex flex-col items-start justify-between gap-4 bg-surface-tint p-4 no-underline hover:bg-accent hover:text-on-accent"
              >
                {unnamed.text}
                <Arrow />
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
