import type { ReactNode } from 'react';

import { AddressChoice, type Choice } from '#ui/address-choice.tsx';

interface Option extends Choice {
  text: string;
}

/** Choices above a list: rows whose `data-in` lacks the chosen one are hidden by styles alone. */
export function WorkFilter({
  label,
  options,
  children,
}: {
  label: string;
  /** All, without a value, and at most four by place from 1: what `data-in` of a row names. */
  options: readonly Option[];
  children: ReactNode;
}) {
  return (
    <div className="work-filter">
      <fieldset className="sheet tabs">
        <legend className="visually-hidden">{label}</legend>
        {options.map(({ value, text }) => (
          <label key={value} className="badge">
            <input type="radio" name="work-filter" value={value} defaultChecked={value === ''} />
            {text}
          </label>
        ))}
        <AddressChoice
          parameter="kind"
          choices={options.map(({ value, id, count }) => ({ value, id, count }))}
        />
      </fieldset>
      {children}
    </div>
  );
}
