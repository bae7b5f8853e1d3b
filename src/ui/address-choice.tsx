'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { useQueryParameter } from '#kit/navigation/use-query-parameter.ts';

/** One of the radio buttons that filter a list. */
export interface Choice {
  /** Value of the radio button; empty for the button that shows the whole list. */
  value: string;
  /** Value in the URL, the same in every language; absent for the button that shows the whole list. */
  id?: string | undefined;
  /** How much of the list this choice shows, for screen readers: "2 of 8 cases". */
  count: string;
}

/**
 * Connects radio buttons that filter a list with the URL. Has to be inside their `fieldset`. CSS does the
 * filtering. This component keeps the choice in the URL's query, so that going back, a shared link and the page
 * in another language show the same choice. It also announces to screen readers how much of the list is shown.
 */
export function AddressChoice({
  parameter,
  choices,
}: {
  /** Name of the query parameter. */
  parameter: string;
  choices: readonly Choice[];
}) {
  const [chosenId, setChosenId] = useQueryParameter(parameter);
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices.find(({ value }) => !value);
  /** False until the visitor chooses something: the first view of the page needs no announcement. */
  const [isAnnounced, setIsAnnounced] = useState(false);
  const statusElement = useRef<HTMLParagraphElement>(null);

  const findRadios = () => {
    const fieldset = statusElement.current?.closest('fieldset');
    return [...(fieldset?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  };

  const checkRadioOfUrl = useEffectEvent((isFirstRun: boolean) => {
    // A choice in the URL takes precedence over one that was made before hydration. If the URL has none, the early
    // choice stays.
    if (isFirstRun && chosenId === null) return;
    const radio = findRadios().find((input) => input.value === chosen?.value);
    if (radio) radio.checked = true;
  });

  // A layout effect runs before the paint, and before the scroll position is restored, which depends on the
  // list's height.
  const hasRun = useRef(false);
  useLayoutEffect(() => {
    checkRadioOfUrl(!hasRun.current);
    hasRun.current = true;
  }, [chosenId]);

  // A choice that was made before hydration is handled as if it were made now.
  const replayEarlyChoice = useEffectEvent(() => {
    const checked = findRadios().find((input) => input.checked);
    if (checked?.value && chosenId === null) {
      checked.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  const choose = useEffectEvent((event: Event) => {
    // The radio buttons are the only fields of the fieldset.
    const { value } = event.target as HTMLInputElement;
    setIsAnnounced(true);
    setChosenId(choices.find((choice) => choice.value === value)?.id);
  });
  useEffect(() => {
    const fieldset = statusElement.current?.closest('fieldset');
    const onChange = (event: Event) => choose(event);
    fieldset?.addEventListener('change', onChange);
    replayEarlyChoice();
    return () => fieldset?.removeEventListener('change', onChange);
  }, []);

  return (
    <p ref={statusElement} className="sr-only" role="status">
      {isAnnounced ? chosen?.count : ''}
    </p>
  );
}
