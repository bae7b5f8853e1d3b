import type { CSSProperties } from 'react';

import { evenColumns } from '#ui/even-columns.ts';
import { MarkupIcon } from '#ui/icon.tsx';

export interface MatrixCell {
  /** SVG markup of an icon. */
  icon?: string | undefined;
  name: string;
  href: string;
  links: readonly { name: string; href: string }[];
}

/**
 * The service matrix: columns of categories, each category with links to its services. If there is only one column,
 * its categories are side by side.
 */
export function ServiceMatrix({
  columns,
  compact = false,
}: {
  columns: readonly { title: string; cells: readonly MatrixCell[] }[];
  /** Makes the matrix fit one window: smaller, and with icons beside the names of categories. */
  compact?: boolean;
}) {
  return (
    <section
      className="group section pt-10 data-compact:pt-4 data-compact:pb-0"
      data-compact={compact || undefined}
    >
      {/*
        Columns share their grid rows, so that neighbouring categories start on the same line, and their lists of
        services too.
      */}
      <div className="sheet grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))]">
        {columns.map(({ title, cells }) => (
          <section
            key={title}
            className={`mb-16 grid border-t-thick border-ink group-data-compact:mb-4 ${columns.length > 1 ? 'row-span-(--rows) grid-rows-subgrid' : 'col-span-full md:grid-cols-2 lg:grid-cols-(--columns)'}`}
            style={columnStyle(cells.length)}
          >
            <h2 className="col-span-full pe-4 pt-3 pb-4 font-text text-body/[1.2] font-medium tracking-normal">
              {title}
            </h2>
            {cells.map((cell) => (
              <Category key={cell.href} {...cell} />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

/**
 * Returns `--rows` and `--columns` of a column of `count` categories. `--rows` counts one row for the title, and
 * three for each category (icon, name, services).
 */
function columnStyle(count: number): CSSProperties {
  return { '--rows': 1 + 3 * count, ...evenColumns(count, 4) } as CSSProperties;
}

function Category({ icon, name, href, links }: MatrixCell) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid border-t border-rule-strong pe-8 pt-5 pb-10 group-data-compact:grid-cols-[2.75rem_1fr] group-data-compact:py-3.5 group-data-compact:pe-4">
      {icon === undefined ? (
        // Fills the grid row of the icon.
        <span className="group-data-compact:hidden" />
      ) : (
        <MarkupIcon
          className="size-8 group-data-compact:col-start-1 group-data-compact:row-start-2 group-data-compact:w-[28px]"
          markup={icon}
        />
      )}
      <h3 className="py-3 text-row group-data-compact:col-start-2 group-data-compact:row-start-2 group-data-compact:py-1 group-data-compact:text-[1.1875rem] group-data-compact:hyphens-none">
        <a
          className="decoration-transparent hover:text-accent-ink hover:decoration-current"
          href={href}
        >
          {name}
        </a>
      </h3>
      <ul className="group-data-compact:col-start-2 group-data-compact:row-start-3 group-data-compact:text-note/[1.55] group-data-compact:hyphens-none">
        {links.map((link) => (
          <li key={link.href}>
            <a
              className="inline-block py-1 text-ink-soft decoration-transparent group-data-compact:py-0.5 hover:text-accent-ink hover:decoration-current"
              href={link.href}
            >
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
