import type { Person } from '#ui/person.ts';
import { Portrait } from '#ui/portrait.tsx';

/** The author of a text, shown at its end: portrait, name, designation and a few words. */
export function Author({ person }: { person: Person }) {
  const { name, designation, content } = person;
  return (
    <div className="mt-10 grid max-w-[36em] grid-cols-[4.5rem_1fr] items-start gap-6 border-t border-ink pt-6 md:grid-cols-[7rem_1fr] print:break-inside-avoid">
      <Portrait
        isSmall
        person={person}
        ground="light"
        sizes="(max-width: 767.98px) 4.5rem, 7rem"
        className="w-full"
      />
      <div>
        <p className="font-head text-row font-medium">{name}</p>
        <p className="note mt-1 mb-3">{designation}</p>
        <p>{content}</p>
      </div>
    </div>
  );
}
