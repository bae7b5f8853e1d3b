import type { CSSProperties } from 'react';

import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';

export interface MatrixCell {
  icon: IconName;
  name: string;
  href: string;
  links: readonly { name: string; href: string }[];
}

/** The services menu: four columns of four categories with their services, all on one sheet. */
export function ServiceMatrix({
  columns,
}: {
  columns: readonly { title: string; cells: readonly MatrixCell[] }[];
}) {
  return (
    <section className="section service-matrix">
      <div className="sheet">
        {columns.map(({ title, cells }) => (
          <section key={title} style={{ '--rows': 1 + 3 * cells.length } as CSSProperties}>
            <h2>{title}</h2>
            {cells.map(({ icon, name, href, links }) => (
              <div key={href} className="matrix-cell">
                <Icon name={icon} />
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                <ul>
                  {links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href}>{link.name}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
