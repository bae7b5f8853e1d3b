'use client';

export interface FieldProps {
  id: string;
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'multiline';
  autoComplete: string;
  maxLength: number;
  defaultValue?: string | undefined;
  /** What to type, in a few words; the field is described by it. */
  hint?: string | undefined;
  /** What is wrong with the value; the field then says so to assistive technology. */
  error?: string | undefined;
}

/** A label, its control and the line that says what is wrong, wired to each other once. */
export function Field({
  id,
  name,
  label,
  type,
  autoComplete,
  maxLength,
  defaultValue,
  hint,
  error,
}: FieldProps) {
  const control = {
    id,
    name,
    defaultValue,
    maxLength,
    autoComplete,
    required: true,
    className: 'field-control',
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' '),
  };
  return (
    <div className="field" data-multiline={type === 'multiline' || undefined}>
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <span id={`${id}-hint`}>{hint}</span>}
      </div>
      {type === 'multiline' ? (
        <textarea rows={4} {...control} />
      ) : (
        <input type={type} {...control} />
      )}
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
