import { Unbroken } from '#ui/unbroken.tsx';

/** Frequently asked questions, each a disclosure of its answer. */
export function Questions({
  title,
  items,
}: {
  title: string;
  items: readonly { question: string; answer: string }[];
}) {
  return (
    <section className="section questions">
      <div className="sheet columns">
        <h2 className="text-statement">{title}</h2>
        <div>
          {items.map(({ question, answer }) => (
            <details key={question}>
              <summary className="heading">
                <h3>
                  <Unbroken text={question} />
                </h3>
                <i className="plus-minus" />
              </summary>
              <p>
                <Unbroken text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
