'use client';

import type { Ref } from 'react';

import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';
import type { FormResult } from '#kit/leads/rules/check.ts';
import { sentLines } from '#ui/lead-form.tsx';
import { SentSheet } from '#ui/sent-sheet.tsx';

import { CloseButton } from './close-button.tsx';

/** Replaces the pop-up once its lead is stored. */
export function PopUpThanks({
  form,
  sent,
  close,
  onClose,
  ref,
}: {
  form: LeadFormProps;
  sent: FormResult;
  close: string;
  onClose: () => void;
  ref: Ref<HTMLDivElement>;
}) {
  const { words, afterwards } = form;
  return (
    <div
      id="pop-up-sent"
      // The padding at the start adds up to `--edge` with the padding of `SentSheet` (1.5rem). The padding at the
      // end leaves room for the close button.
      className="on-dark fixed inset-x-0 bottom-0 z-overlay border-0 border-t-thick border-accent ps-[max(0px,calc(var(--edge)-1.5rem))] pe-[max(var(--edge),3.75rem)] -outline-offset-4 forced-colors:border"
      ref={ref}
      role="region"
      aria-labelledby="pop-up-answer"
      tabIndex={-1}
    >
      {/* Scrolls by itself, by keyboard too, so that the close button stays in place. */}
      <div
        className="max-h-[55svh] overflow-auto overscroll-contain focus-visible:-outline-offset-4"
        role="group"
        aria-labelledby="pop-up-answer"
        // In Safari, keys scroll only what can have the focus.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <SentSheet
          id="pop-up-answer"
          thanks={words.sent}
          reference={`${words.reference} ${sent.reference ?? ''}`}
          linesHeading={words.sentHeading}
          lines={sentLines(form, sent.values)}
          afterwards={afterwards}
        />
      </div>
      <CloseButton className="absolute end-2 top-2" label={close} onClick={onClose} />
    </div>
  );
}
