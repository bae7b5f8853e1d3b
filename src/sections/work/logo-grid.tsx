import { logoGrid } from '#kit/motion/figures.ts';
import { Moving } from '#kit/motion/moving.tsx';
import { RandomRows } from '#kit/motion/random-rows.tsx';
import { ClientLogo, type ClientLogos } from '#ui/client-logo.tsx';
import { evenColumns } from '#ui/even-columns.ts';
import { MotionSwitch } from '#ui/motion-switch.tsx';

/**
 * A grid of client logos below a title. It shows six logos at a time (`logoGrid.visible`) and replaces them one by
 * one (kit/motion/logo-grid.ts). It shows all logos at once if there are at most six, or if nothing may move: with
 * reduced motion, without scripts, and in print.
 */
export function LogoGrid({
  title,
  logos,
  pauseLabel,
}: {
  title: string;
  logos: ClientLogos;
  /** Label of the button that pauses all motion of the page. */
  pauseLabel: string;
}) {
  const fitsAllLogos = logos.length <= logoGrid.visible;
  return (
    <section className="section">
      <div className="sheet mb-10">
        <h2 className="pe-16 text-statement">{title}</h2>
        {!fitsAllLogos && <MotionSwitch label={pauseLabel} className="top-2 max-md:top-0" />}
      </div>
      {fitsAllLogos ? (
        <div className="sheet">
          <ul className={gridClassName} style={evenColumns(logos.length)}>
            {logos.map(({ id, ...logo }) => (
              <li key={id} className={cellClassName}>
                <ClientLogo {...logo} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        // On pages with `data-endless`, document.tsx shows the pause switch in the footer.
        <Moving piece="logoGrid" className="sheet" data-endless="">
          <RandomRows
            count={logoGrid.visible}
            className={`${gridClassName} md:may-move:grid-cols-3 lg:may-move:grid-cols-6`}
            style={evenColumns(logos.length)}
          >
            {/*
              Before the first paint, `RandomRows` sets `data-shown` on six random rows and `data-chosen` on the
              list (choose-rows.ts). Rows without `data-shown` are then hidden. logo-grid.ts also reads the attribute.
              The rows need `suppressHydrationWarning` because React does not render `data-shown`.
            */}
            {logos.map(({ id, ...logo }) => (
              <li
                key={id}
                className={`${cellClassName} may-move:in-data-chosen:not-data-shown:hidden may-move:in-data-chosen:last:odd:col-auto`}
                suppressHydrationWarning
              >
                <ClientLogo {...logo} />
              </li>
            ))}
          </RandomRows>
        </Moving>
      )}
    </section>
  );
}

const gridClassName =
  'grid grid-cols-2 gap-px border-y border-ink py-px ps-px md:grid-cols-(--columns)';
const cellClassName =
  'grid min-h-26 grid-cols-[minmax(0,1fr)] place-items-center overflow-clip px-4 outline outline-rule max-md:last:odd:col-span-full md:min-h-38';
