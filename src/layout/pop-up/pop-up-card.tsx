'use client';

import type { Ref } from 'react';

import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';
import type { PopUpView } from '#kit/leads/pop-up/pop-up-state.ts';
import type { FormResult } from '#kit/leads/rules/check.ts';
import { LeadForm } from '#ui/lead-form.tsx';

import { CloseButton } from './close-button.tsx';
import type { PopUpWords } from './contact-pop-up.tsx';

const formId = 'pop-up-form';
const introId = 'pop-up-intro';

/**
 * The pop-up: its title expands and collapses the form. While another form is in view, only the title
 * shows.
 */
export function PopUpCard({
  view,
  words,
  form,
  onToggle,
  onClose,
  onSent,
  ref,
}: {
  view: Exclude<PopUpView, 'closed'>;
  words: PopUpWords;
  form: LeadFormProps;
  onToggle: () => void;
  onClose: () => void;
  onSent: (sent: FormResult) => void;
  ref: Ref<HTMLDialogElement>;
}) {
  const isForm = view === 'form';
  const isLine = view === 'line';
  return (
    <dialog
      open
      ref={ref}
      id="contact-pop-up"
      // In a low window the card is not fixed, but at the end of the page. While the consent banner is open
      // (`#consent`, an earlier sibling), the card is hidden, so that the visitor gets one question at a time.
      className="group/pop-up on-dark relative h-auto w-auto max-w-none border-0 border-t-thick border-accent print:hidden forced-colors:border high:fixed high:inset-x-0 high:top-auto high:bottom-0 high:z-overlay high:animate-pop-up-rise [#consent~&]:hidden"
      aria-labelledby="pop-up-title"
    >
      {/* The title is a button; for a pointer, its target is all of this row. */}
      <div className={`relative flex items-center px-edge py-3 ${isLine ? 'max-lg:py-1' : ''}`}>
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-1 lg:grid-cols-[auto_1fr]">
          <h2 id="pop-up-title" className={`text-row ${isLine ? 'max-lg:text-body' : ''}`}>
            <button
              type="button"
              className="group/toggle flex min-h-11 w-full cursor-pointer items-center gap-[14px] border-0 bg-transparent p-0 text-start after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
              aria-expanded={isForm}
              aria-controls={formId}
              aria-describedby={introId}
              onClick={onToggle}
            >
              <ToggleIcon />
              <span className="min-w-0 wrap-anywhere hyphens-auto">{words.title}</span>
            </button>
          </h2>
          {/* Beside the title in wide windows, so that the title does not move when the form opens. */}
          <p
            id={introId}
            className={`note lg:max-w-none ${isForm ? 'max-md:hidden' : ''} ${isLine ? 'max-lg:hidden' : ''}`}
          >
            {words.lead}
          </p>
        </div>
        {/* The negative margin aligns the icon (18 px), not its button (44 px), with the edge of the sheet. */}
        <CloseButton
          className="relative -me-3 shrink-0 self-start"
          label={words.close}
          onClick={onClose}
        />
      </div>
      {/* Scrolls by itself, so that title and close button stay in place. */}
      <div
        id={formId}
        hidden={!isForm}
        className="px-edge pb-4 high:max-h-[calc(55svh-4.5rem)] high:overflow-auto high:overscroll-contain"
      >
        <LeadForm {...form} looksDisabledWhileEmpty onSent={onSent} />
      </div>
    </dialog>
  );
}

/**
 * A plus on an orange square; a minus while the form is open. Measured in pixels, so that larger text leaves
 * room for the title.
 */
function ToggleIcon() {
  return (
    <i
      className={[
        'grid size-[32px] shrink-0 place-items-center bg-accent transition-[background,color] duration-fast group-hover/toggle:bg-ink',
        // The two strokes of the plus; a minus has the first alone.
        'before:col-start-1 before:row-start-1 before:w-4 before:border-t-line before:border-brand-ink',
        'after:col-start-1 after:row-start-1 after:w-4 after:rotate-90 after:border-t-line after:border-brand-ink group-aria-expanded/toggle:after:hidden',
      ].join(' ')}
    />
  );
}
