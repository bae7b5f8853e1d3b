import { Button } from '#ui/button.tsx';

export interface Job {
  /** Mark of the page that opens this position. */
  id: string;
  name: string;
  summary: string;
  place: string;
  hours: string;
  salary: string;
  lists: readonly { title: string; items: readonly string[] }[];
  href: string;
}

/** Free positions, each behind its name; one applies by e-mail. */
export function Jobs({
  title,
  lead,
  jobs,
  labels,
}: {
  title: string;
  lead: string;
  jobs: readonly Job[];
  labels: { place: string; hours: string; salary: string; apply: string; address: string };
}) {
  return (
    <section id="jobs" className="section jobs">
      <div className="sheet columns">
        <h2 className="text-section">{title}</h2>
        <p className="jobs-lead">{lead}</p>
        <div className="jobs-list">
          {jobs.map(({ id, name, summary, place, hours, salary, lists, href }) => (
            <details key={id}>
              <summary>
                <h3 className="heading">{name}</h3>
                <span>{place}</span>
                <i className="plus-minus" />
              </summary>
              {/* Within what is closed: browsers open it for a link that leads here. */}
              <div id={id} className="job">
                <div className="job-facts">
                  <p>{summary}</p>
                  <dl>
                    <dt>{labels.place}</dt>
                    <dd>{place}</dd>
                    <dt>{labels.hours}</dt>
                    <dd>{hours}</dd>
                    <dt>{labels.salary}</dt>
                    <dd>{salary}</dd>
                  </dl>
                </div>
                {lists.map((list) => (
                  <div key={list.title}>
                    <h4>{list.title}</h4>
                    <ul>
                      {list.items.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  </div>
                ))}
                <p className="job-apply">
                  <Button href={href} arrow>
                    {labels.apply}
                  </Button>
                  <span>{labels.address}</span>
                </p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
