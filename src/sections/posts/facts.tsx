import type { ReactNode } from 'react';

/**
 * Terms and their values beside a long text; side by side where a row of each would be mostly empty. On
 * phones a term stands beside its value, where both fit.
 */
export function Facts({
  facts,
}: {
  facts: readonly {
    label: string;
    value: ReactNode;
    /** Set large. */
    isName?: boolean;
  }[];
}) {
  return (
    <dl className="@container max-lg:columns-[16rem] max-lg:gap-x-10">
      {facts.map(({ label, value, isName = false }) => (
        <div
          key={label}
          className="mb-[0.8rem] items-baseline border-b border-rule-strong pb-[0.8rem] max-lg:break-inside-avoid max-md:grid max-md:gap-x-4 max-md:@min-[15rem]:grid-cols-[7rem_1fr]"
        >
          <dt className="text-note/[1.55] text-ink-soft">{label}</dt>
          <dd
            className={
              isName
                ? 'font-head text-row/[1.1] font-medium text-balance hyphens-manual'
                : undefined
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
