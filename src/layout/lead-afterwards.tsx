import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';

import { Answerer } from './answerer.tsx';

/** Shown after a form was sent: who answers, and what happens next. */
export function LeadAfterwards({
  locale,
  isAnswererBeside,
}: {
  locale: LocaleCode;
  /** Whether the page itself shows who answers, beside the form in wide windows. */
  isAnswererBeside: boolean;
}) {
  const { steps } = content.page(locale, 'contact');
  return (
    <div className="grid gap-6">
      <Answerer locale={locale} className={isAnswererBeside ? 'lg:hidden' : ''} />
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
