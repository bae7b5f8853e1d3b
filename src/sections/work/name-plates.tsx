import { ClientLogo, type ClientLogos } from '#ui/client-logo.tsx';
import { evenColumns } from '#ui/even-columns.ts';

/** Clients of whom no more is said than their names, in rows of equal plates. */
export function NamePlates({ title, logos }: { title: string; logos: ClientLogos }) {
  return (
    <section className="section">
      <div className="sheet">
        <h2 className="mb-10 text-row">{title}</h2>
        <ul
          className="grid grid-cols-2 gap-px border-y border-ink py-px ps-px md:grid-cols-(--even-columns)"
          style={evenColumns(Math.max(4, logos.length))}
        >
          {logos.map(({ id, name, logo }) => (
            <li
              key={id}
              className="grid min-h-26 grid-cols-[minmax(0,1fr)] place-items-center overflow-clip px-4 outline outline-rule max-md:last:odd:col-span-2 md:min-h-38"
            >
              <ClientLogo name={name} logo={logo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
