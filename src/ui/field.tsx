'use client';

import { type FieldMetadata, getInputProps, getTextareaProps } from '@conform-to/react';

interface Props {
  /** Conform's account of the field: ids, value, limits and what is wrong. */
  field: FieldMetadata<string | undefined>;
  type: 'text' | 'email' | 'tel' | 'multiline';
  autoComplete: string;
  label: string;
  /** What to type, in a few words; the field is described by it. */
  hint?: string | undefined;
  /** What is wrong with the value, in the visitor's words. */
  error?: string | undefined;
}

/** A label, its control and the line that says what is wrong. */
export function Field({ field, type, autoComplete, label, hint, error }: Props) {
  const options = hint === undefined ? {} : { ariaDescribedBy: field.descriptionId };
  const control = { autoComplete, className: 'field-control' };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={field.id}>{label}</label>
        {hint !== undefined && <span id={field.descriptionId}>{hint}</span>}
      </div>
      {type === 'multiline' ? (
        <textarea rows={4} {...getTextareaProps(field, options)} {...control} />
      ) : (
        <input {...getInputProps(field, { type, ...options })} {...control} />
      )}
      <p className="field-error" id={field.errorId}>
        {error}
      </p>
    </div>
  );
}
