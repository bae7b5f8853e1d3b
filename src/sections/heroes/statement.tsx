/** What a service comes to in one sentence, and for whom it is and is not. */
export function Statement({
  text,
  fits,
}: {
  text: string;
  fits: readonly { title: string; content: string }[];
}) {
  return (
    <section className="section statement">
      <div className="sheet columns">
        <h2 className="text-statement">{text}</h2>
        <div className="statement-fits">
          {fits.map(({ title, content }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{content}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
