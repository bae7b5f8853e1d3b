import { Fragment } from 'react';

import { Unbroken } from '#ui/unbroken.tsx';

/** What is asked before signing, each answer behind its question. */
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
            <Fragment key={question}>
              <h3 className="visually-hidden">{question}</h3>
              <details>
                <summary className="heading">
                  <span>
                    <Unbroken text={question} />
                  </span>
                  <i className="plus-minus" />
                </summary>
                <p>
                  <Unbroken text={answer} />
                </p>
              </details>
            </Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}
