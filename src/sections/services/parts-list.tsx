import { Accordion } from '#ui/accordion.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

export interface PartsGroup {
  title: string;
  picture: PictureSource;
  rows: readonly {
    number: string;
    name: string;
    href: string;
    /** Accessible name of the link to its page. */
    label: string;
    links: readonly { name: string; href: string }[];
  }[];
}

/** The services in groups of rows that open, beside the drawing of the group that is hovered or open. */
export function PartsList({
  title,
  lead,
  open,
  groups,
}: {
  title: string;
  lead: string;
  /** Text of the link from an open row to its page. */
  open: string;
  groups: readonly PartsGroup[];
}) {
  return (
    <section className="section parts-list">
      <div className="sheet columns">
        <h2 className="text-section">{title}</h2>
        <p className="parts-list-lead">{lead}</p>
        <div className="parts-pin" aria-hidden="true">
          <div>
            {groups.map(({ title: group, picture }) => (
              <Picture key={group} large={picture} />
            ))}
          </div>
        </div>
        <Accordion className="parts-list-groups parts-rows">
          {groups.map(({ title: group, rows }, index) => (
            <section key={group} className="parts-group">
              <h3>{group}</h3>
              {rows.map((row, place) => (
                <details key={row.href} open={index === 0 && place === 0}>
                  <summary>
                    <span className="note">{row.number}</span>
                    <h4 className="heading">{row.name}</h4>
                    <i className="plus-minus" />
                  </summary>
                  <ul>
                    {row.links.map((link) => (
                      <li key={link.href}>
                        <a href={link.href}>
                          <Unbroken text={link.name} />
                        </a>
                      </li>
                    ))}
                    <li>
                      <a href={row.href} aria-label={row.label}>
                        {open}
                      </a>
                    </li>
                  </ul>
                </details>
              ))}
            </section>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
