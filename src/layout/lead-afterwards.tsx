import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { Portrait } from '#ui/portrait.tsx';

/** Shown once somebody has written to us: who answers, and what happens next. */
export function LeadAfterwards({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const person = content.team(locale).find(({ answers }) => answers);
  const { steps } = content.page(locale, 'contact');
  return (
    <div className="grid gap-6">
      {person && (
        <figure className="m-0 grid grid-cols-[4.5rem_1fr] items-end gap-4">
          {/* Forms that ask for an answer stand on a dark surface. */}
          <Portrait person={person} ground="dark" sizes="72px" />
          <figcaption>
            <span className="note block">
              {t({
                message: 'You get your answer from',
                comment: 'Before the name of a colleague',
              })}
            </span>
            <span className="block font-semibold">{person.name}</span>
            <span className="note block">{person.designation}</span>
          </figcaption>
        </figure>
      )}
      <section>
        <h3 className="mb-3 font-text text-note font-normal tracking-normal text-ink-soft">
          {steps.title}
        </h3>
        <ol className="grid gap-3">
          {steps.items.map(({ title, content: text }) => (
            <li key={title} className="border-s-line border-accent ps-3">
              <p className="font-semibold">{title}</p>
              <p className="note">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
