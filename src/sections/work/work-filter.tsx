import type { ReactNode } from 'react';

import { AddressChoice, type Choice } from '#ui/address-choice.tsx';
import { Badge } from '#ui/badge.tsx';
import { TabRow } from '#ui/tabs.tsx';

interface Option extends Choice {
  /** Label of the radio button. */
  text: string;
}

/**
 * Radio buttons above a list. The class names hide the rows whose `data-in` lacks the chosen value, so that the
 * filter needs no script. `data-in` holds the kinds of a row (`WorkRow.kinds` in work-index.tsx).
 */
export function WorkFilter({
  label,
  options,
  children,
}: {
  label: string;
  /**
   * The first option, "All", has an empty value. The further options are kinds with the values '1' to '4', as in
   * `data-in`.
   */
  options: readonly Option[];
  children: ReactNode;
}) {
  return (
    <div className="pt-16 has-[#kind-1:checked]:**:data-in:not-data-[in~=1]:hidden has-[#kind-2:checked]:**:data-in:not-data-[in~=2]:hidden has-[#kind-3:checked]:**:data-in:not-data-[in~=3]:hidden has-[#kind-4:checked]:**:data-in:not-data-[in~=4]:hidden">
      <div className="sheet">
        <TabRow as="fieldset" className="min-w-0 border-0">
          <legend className="sr-only">{label}</legend>
          {options.map(({ value, text }) => (
            <Badge as="label" isTab key={value} className="relative cursor-pointer">
              <input
                id={`kind-${value || 'all'}`}
                className="absolute inset-0 cursor-pointer opacity-0"
                type="radio"
                name="work-filter"
                value={value}
                defaultChecked={value === ''}
              />
              {text}
            </Badge>
          ))}
          <AddressChoice
            parameter="kind"
            // Without `text`: props of a client component are written into the page.
            choices={options.map(({ value, id, count }) => ({ value, id, count }))}
          />
        </TabRow>
      </div>
      {children}
    </div>
  );
}
