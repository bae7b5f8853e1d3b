export interface Tab {
  text: string;
  href: string;
  current: boolean;
}

/** Links to the views of a list; the one that is shown is the filled pill. */
export function Tabs({
  label,
  tabs,
  className = '',
}: {
  label: string;
  tabs: readonly Tab[];
  className?: string;
}) {
  return (
    <nav className={`tabs ${className}`} aria-label={label}>
      <ul>
        {tabs.map(({ text, href, current }) => (
          <li key={href}>
            <a className="badge" href={href} aria-current={current || undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
