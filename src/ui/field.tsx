'use client';

import { type FieldMetadata, getInputProps, getTextareaProps } from '@conform-to/react';

interface Props {
  /** Conform's metadata: ids, value, constraints and errors. The errors are codes. */
  field: FieldMetadata<string | undefined>;
  type: 'text' | 'email' | 'tel' | 'multiline';
  autoComplete: string;
  label: string;
  /** What to type, in a few words (`aria-describedby`). */
  hint?: string | undefined;
  /** Message for the first of the errors, in the visitor's language. */
  errorMessage?: string | undefined;
  /** Whether the field is less high, and has no room for an error until there is one. */
  isCompact?: boolean;
  className?: string;
}

/** A form field: label, hint, control and the line for its error. */
export function Field({
  field,
  type,
  autoComplete,
  label,
  hint,
  errorMessage,
  isCompact = false,
  className = '',
}: Props) {
  const conformOptions = hint === undefined ? {} : { ariaDescribedBy: field.descriptionId };
  const controlProps = {
    autoComplete,
    // The scroll margins keep the label above and the error below in view when the control is focused. On
    // phones the control extends upwards under the last line of its label, which makes the target high enough
    // for touch.
    className: `min-h-11 w-full resize-y scroll-mt-[calc(var(--header-height)+3.5rem)] scroll-mb-8 border-0 bg-transparent px-4 py-1 font-text text-body/[1.3] font-medium focus-visible:outline-none forced-colors:border ${isCompact ? 'high:scroll-mt-12 high:scroll-mb-4' : 'max-md:-mt-5 max-md:pt-5'}`,
  };
  return (
    <div
      // Shows the focus ring in place of the control, so that the ring surrounds the whole field.
      className={`flex flex-col has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus has-[[aria-invalid]]:[box-shadow:inset_3px_0_var(--color-danger)] ${isCompact ? 'pt-1.5' : 'pt-1.5 md:pt-3 md:pb-1.5'} ${className}`}
    >
      {/* Grows, so that the controls of a row stay aligned if one of their labels wraps. */}
      <div className="flex flex-1 flex-wrap content-start justify-between gap-x-4 px-4 text-note/[1.55] text-ink-soft">
        <label htmlFor={field.id}>{label}</label>
        {hint !== undefined && <span id={field.descriptionId}>{hint}</span>}
      </div>
      {type === 'multiline' ? (
        <textarea rows={4} {...getTextareaProps(field, conformOptions)} {...controlProps} />
      ) : (
        <input {...getInputProps(field, { type, ...conformOptions })} {...controlProps} />
      )}
      {/* Unless `isCompact`, reserves a line: an error must not move the button that is about to be pressed. */}
      <p
        className={`px-4 text-note text-danger ${isCompact ? '' : 'min-h-[1.4em]'}`}
        id={field.errorId}
      >
        {errorMessage}
      </p>
    </div>
  );
}
