import { Button } from '#ui/button.tsx';
import { Fact } from '#ui/fact.tsx';
import { PlusMinus } from '#ui/plus-minus.tsx';

export interface Job {
  /** Element id: a link to this fragment opens the position. */
  id: string;
  name: string;
  summary: string;
  place: string;
  hours: string;
  salary: string;
  lists: readonly { title: string; items: readonly string[] }[];
  /** Link to apply by e-mail: `mailto:`. */
  href: string;
}

/** Open positions, each a disclosure below its name, with a link to apply by e-mail. */
export function Jobs({
  title,
  lead,
  jobs,
  labels,
}: {
  title: string;
  lead: string;
  jobs: readonly Job[];
  /** `email` is the address itself, shown beside the link to apply. */
  labels: { place: string; hours: string; salary: string; apply: string; email: string };
}) {
  return (
    <section id="jobs" className="section">
      <div className="sheet columns">
        <h2 className="col-start-1 col-end-8 text-section max-lg:col-span-full">{title}</h2>
        <p className="col-start-8 col-end-13 self-end max-lg:col-span-full max-lg:mt-6">{lead}</p>
        <div className="col-span-full mt-16 border-b border-rule-strong max-md:mt-10">
          {jobs.map(({ id, name, summary, place, hours, salary, lists, href }) => (
            <details
              key={id}
              className="border-t border-rule-strong open:border-t-thick open:border-ink"
            >
              <summary className="grid grid-cols-[calc(100%/12*7)_1fr_2rem] items-center gap-y-2 py-6 max-md:grid-cols-[1fr_2rem]">
                <h3 className="pe-4 text-statement max-md:text-row/[1.06]">
                  <JobName name={name} />
                </h3>
                <span className="max-md:row-start-2">{place}</span>
                <PlusMinus />
              </summary>
              {/*
                Browsers open a closed `details` for a link to an element inside it, so the id is on this element.
                The scroll margin keeps the name above it in view.
              */}
              <div
                id={id}
                className="grid scroll-mt-[calc(var(--header-height)+8rem)] grid-cols-4 gap-y-10 pt-4 pb-16 max-lg:grid-cols-3 max-md:grid-cols-1"
              >
                <div className="pe-10 max-lg:col-span-full max-lg:pe-6 max-md:pe-0">
                  <p className="font-semibold">{summary}</p>
                  <dl className="@container">
                    <Fact className="mt-3" label={labels.place}>
                      {place}
                    </Fact>
                    <Fact className="mt-3" label={labels.hours}>
                      {hours}
                    </Fact>
                    <Fact className="mt-3" label={labels.salary}>
                      {salary}
                    </Fact>
                  </dl>
                </div>
                {lists.map((list) => (
                  <div key={list.title} className="pe-10 max-lg:pe-6 max-md:pe-0">
                    <h4 className="mb-3 border-t border-ink pt-3 leading-[1.3] font-semibold">
                      {list.title}
                    </h4>
                    <ul>
                      {list.items.map((item) => (
                        <li key={item} className="mb-4 text-ink-soft">
                          {item}
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
                <p className="col-start-2 -col-end-1 flex max-w-none flex-wrap items-center gap-x-6 gap-y-4 max-lg:col-span-full">
                  <Button href={href} arrow className="max-md:w-full">
                    {labels.apply}
                  </Button>
                  <span>{labels.email}</span>
                </p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

/**
 * The name of a position. An addition in parentheses, such as "(m/w/d)", is smaller and stays with the last
 * word.
 */
function JobName({ name }: { name: string }) {
  const match = /^(.+) (\([^)]+\))$/.exec(name);
  if (!match) return name;
  const [, words, addition] = match;
  return (
    <>
      {words}
      {'\u00A0'}
      <span className="text-lead text-ink-soft">{addition}</span>
    </>
  );
}
