'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { useQueryParameter } from '#kit/navigation/use-query-parameter.ts';

/** One of the radio buttons that filter a list. */
export interface Choice {
  /** Value of the radio button; empty for the button that shows the whole list. */
  value: string;
  /** Value in the URL, the same in every language; absent for the button that shows the whole list. */
  id?: string | undefined;
  /** What is left of the list, for screen readers: "2 of 8 cases". */
  count: string;
}

/**
 * Keeps the checked radio button of the `fieldset` around it in the URL's query, so that going back, a shared
 * link and the page in another language show the same choice. Also tells screen readers what is left of the
 * list. The radio buttons filter the list without this component.
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
  const [status, setStatus] = useState('');
  const statusElement = useRef<HTMLParagraphElement>(null);

  const findRadios = () => {
    const fieldset = statusElement.current?.closest('fieldset');
    return [...(fieldset?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  };

  const checkRadioOfUrl = useEffectEvent((isFirstRun: boolean) => {
    // If the URL has no choice, a choice that was made before hydration stays.
    if (isFirstRun && chosenId === null) return;
    const value = choices.find(({ id }) => id === chosenId)?.value ?? '';
    const radio = findRadios().find((input) => input.value === value);
    if (radio) radio.checked = true;
  });

  // A layout effect runs before the paint, and before the scroll position is restored, which depends on the
  // list's height.
  const hasRun = useRef(false);
  useLayoutEffect(() => {
    checkRadioOfUrl(!hasRun.current);
    hasRun.current = true;
  }, [chosenId]);

  // Handles a choice that was made before hydration as if it were made now.
  const replayEarlyChoice = useEffectEvent(() => {
    const checked = findRadios().find((input) => input.checked);
    if (checked?.value && chosenId === null) {
      checked.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  const choose = useEffectEvent((event: Event) => {
    const { value } = event.target as HTMLInputElement;
    const choice = choices.find((each) => each.value === value);
    setStatus(choice?.count ?? '');
    setChosenId(choice?.id);
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
      {status}
    </p>
  );
}
