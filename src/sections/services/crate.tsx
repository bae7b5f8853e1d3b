import { Unbroken } from '#ui/unbroken.tsx';

/** The scope of delivery as a table, like the packing list of a crate. */
export function Crate({
  title,
  caption,
  columns,
  rows,
}: {
  title: string;
  /** Caption of the table, for screen readers' lists of tables. */
  caption: string;
  columns: { quantity: string; item: string; note: string };
  rows: readonly { quantity: string; item: string; note: string }[];
}) {
  return (
    <section className="section crate">
      <div className="sheet columns">
        <h2 className="text-statement">{title}</h2>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.quantity}</th>
              <th scope="col">{columns.item}</th>
              <th scope="col">{columns.note}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ quantity, item, note }) => (
              <tr key={item}>
                <td className="note">{quantity}</td>
                <th scope="row">{item}</th>
                <td>
                  <Unbroken text={note} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
