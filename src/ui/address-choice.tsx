'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { useQueryParameter } from '#kit/navigation/use-query-parameter.ts';

/** One of the radio buttons: its value, its name in the address, what it leaves of the list. */
export interface Choice {
  /** Empty for all. */
  value: string;
  /** The same in every language; none for all. */
  id?: string | undefined;
  /** As in "2 of 8 cases". */
  count: string;
}

/**
 * Stands among the radio buttons, which work without it: keeps the choice in the address, so that it is
 * there again after going back, in a link that is sent and in another language, and tells screen
 * readers what it leaves of the list.
 */
export function AddressChoice({
  parameter,
  choices,
}: {
  /** Name of the choice in the query of the address. */
  parameter: string;
  choices: readonly Choice[];
}) {
  const [kept, keep] = useQueryParameter(parameter);
  const [status, setStatus] = useState('');
  const place = useRef<HTMLParagraphElement>(null);

  const radios = () => [
    ...(place.current?.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input') ?? []),
  ];

  const write = useEffectEvent((value: string) => {
    keep(choices.find((choice) => choice.value === value)?.id);
  });

  const read = useEffectEvent((isFirst: boolean) => {
    // Without a choice in the address, one that was made before hydration stands.
    if (isFirst && kept === null) return;
    const value = choices.find((choice) => kept !== null && choice.id === kept)?.value ?? '';
    const radio = radios().find((input) => input.value === value);
    if (radio) radio.checked = true;
  });

  // Before the page is painted, and before the scroll position of its whole list is restored.
  const isRead = useRef(false);
  useLayoutEffect(() => {
    read(!isRead.current);
    isRead.current = true;
  }, [kept]);

  // A choice that was made before hydration counts as if it were made now.
  const takeOver = useEffectEvent(() => {
    const chosen = radios().find(({ checked }) => checked);
    if (chosen?.value && kept === null) {
      chosen.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  const choose = useEffectEvent((event: Event) => {
    const { value } = event.target as HTMLInputElement;
    setStatus(choices.find((choice) => choice.value === value)?.count ?? '');
    write(value);
  });
  useEffect(() => {
    const fieldset = place.current?.closest('fieldset');
    const onChange = (event: Event) => choose(event);
    fieldset?.addEventListener('change', onChange);
    takeOver();
    return () => fieldset?.removeEventListener('change', onChange);
  }, []);

  return (
    <p ref={place} className="sr-only" role="status">
      {status}
    </p>
  );
}
