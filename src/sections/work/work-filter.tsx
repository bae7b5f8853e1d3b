import type { ReactNode } from 'react';

/** Choices above a list: rows whose `data-in` lacks the chosen one are hidden by styles alone. */
export function WorkFilter({
  label,
  all,
  options,
  children,
}: {
  label: string;
  all: string;
  /** At most four, by place from 1: what `data-in` of a row names. */
  options: readonly { value: string; text: string }[];
  children: ReactNode;
}) {
  return (
    <div className="work-filter">
      <fieldset className="sheet tabs">
        <legend className="visually-hidden">{label}</legend>
        {[{ value: '', text: all }, ...options].map(({ value, text }) => (
          <label key={value} className="badge">
            <input type="radio" name="work-filter" value={value} defaultChecked={value === ''} />
            {text}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
