import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { Portrait } from '#ui/portrait.tsx';

/**
 * The colleague who answers enquiries (`answers` in a person's entry), on a dark surface. Renders nothing
 * if no entry has that field.
 */
export function Answerer({ locale, className = '' }: { locale: LocaleCode; className?: string }) {
  const { t } = useLingui();
  const person = content.team(locale).find(({ answers }) => answers);
  if (!person) return null;
  return (
    <figure className={`grid grid-cols-[4.5rem_1fr] items-end gap-4 ${className}`}>
      <Portrait crops person={person} ground="dark" sizes="(max-width: 767.98px) 72px, 15vw" />
      <figcaption className="py-2">
        <span className="note block">
          {t({
            message: 'You get your answer from',
            comment: 'Before the name of a colleague',
          })}
        </span>
        <span className="block font-head text-row font-medium">{person.name}</span>
        <span className="note block">{person.designation}</span>
      </figcaption>
    </figure>
  );
}
