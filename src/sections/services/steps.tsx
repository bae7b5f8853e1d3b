import { Unbroken } from '#ui/unbroken.tsx';

/** A few numbered steps side by side, each below its rule. */
export function Steps({
  title,
  items,
}: {
  title: string;
  items: readonly { title: string; content: string; duration?: string }[];
}) {
  return (
    <section className="section steps">
      <div className="sheet">
        <h2 className="text-statement">{title}</h2>
        <ol>
          {items.map((item, index) => (
            <li key={item.title}>
              <span className="balloon" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="text-row">{item.title}</h3>
              <p>
                <Unbroken text={item.content} />
              </p>
              {item.duration !== undefined && <p className="note">{item.duration}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
