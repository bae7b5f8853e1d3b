/** Duration, people and tolerance of a job, set like the title block of a drawing. */
export function TitleBlock({
  title,
  subjectLabel,
  subject,
  total,
  cells,
}: {
  title: string;
  subjectLabel: string;
  subject: string;
  total: { label: string; value: string };
  cells: readonly { label: string; value: string }[];
}) {
  return (
    <section className="section title-block">
      <div className="sheet">
        <h2 className="text-statement">{title}</h2>
        <dl>
          <div className="title-block-subject">
            <dt className="note">{subjectLabel}</dt>
            <dd>{subject}</dd>
          </div>
          <div className="title-block-total">
            <dt className="note">{total.label}</dt>
            <dd>{total.value}</dd>
          </div>
          {cells.map(({ label, value }) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
