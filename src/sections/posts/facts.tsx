import type { ReactNode } from 'react';

import { Fact } from '#ui/fact.tsx';

/**
 * Terms and their values, for the column beside a long text. In narrow windows the facts are above the text and
 * flow in columns, because full-width rows would be mostly empty. On phones a term is beside its value if both
 * fit.
 */
export function Facts({
  facts,
}: {
  facts: readonly {
    label: string;
    value: ReactNode;
    /** Whether the value is set in the large heading font. */
    isName?: boolean;
  }[];
}) {
  return (
    <dl className="@container max-lg:columns-[16rem] max-lg:gap-x-10">
      {facts.map(({ label, value, isName = false }) => (
        <Fact
          key={label}
          className="mb-3 border-b border-rule-strong pb-3 max-lg:break-inside-avoid"
          label={label}
          valueClassName={
            isName ? 'font-head text-row/[1.1] font-medium text-balance hyphens-manual' : undefined
          }
        >
          {value}
        </Fact>
      ))}
    </dl>
  );
}
