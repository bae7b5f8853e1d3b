import type { ReactNode } from 'react';

import { AddressChoice, type Choice } from '#ui/address-choice.tsx';

interface Option extends Choice {
  text: string;
}

/** Radio buttons above a list. CSS alone hides the rows whose `data-in` lacks the chosen value. */
export function WorkFilter({
  label,
  options,
  children,
}: {
  label: string;
  /** 'All' has the value '', and at most four others have the values '1' to '4' (work-filter.css). */
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
