import { Unbroken } from '#ui/unbroken.tsx';

/** What the price of a service depends on, for services whose estimate would be a guess. */
export function PricedBy({ title, text }: { title: string; text: string }) {
  return (
    <section className="section tinted">
      <div className="sheet columns registered">
        <h2 className="col-start-1 col-end-5 pe-10 text-statement max-lg:col-span-full max-lg:mb-6">
          {title}
        </h2>
        <p className="col-start-5 col-end-13 max-w-[34em] text-lead max-lg:col-span-full">
          <Unbroken text={text} />
        </p>
      </div>
    </section>
  );
}
