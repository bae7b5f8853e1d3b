import { PlusMinus } from '#ui/plus-minus.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { WholeWords } from '#ui/whole-words.tsx';

/** Frequently asked questions, each with its answer in a disclosure. */
export function Questions({
  title,
  items,
}: {
  title: string;
  items: readonly { question: string; answer: string }[];
}) {
  return (
    <section id="questions" className="section">
      <div className="sheet columns">
        <h2 className="col-start-1 col-end-6 text-statement max-lg:col-span-full max-lg:mb-10 lg:pe-10">
          <WholeWords text={title} />
        </h2>
        <div className="col-start-6 col-end-13 max-lg:col-span-full">
          {items.map(({ question, answer }) => (
            <details key={question} className="border-t border-rule-strong last:border-b">
              <summary className="grid grid-cols-[minmax(0,1fr)_2rem] items-center gap-4 py-5">
                <h3 className="text-row leading-[1.2]">
                  <WholeWords text={question} />
                </h3>
                <PlusMinus />
              </summary>
              <p className="max-w-[38.6em] pb-6 text-ink-soft">
                <Unbroken text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
