import type { ReactNode } from 'react';

/** Terms and their values beside a long text; side by side where a row of each would be mostly empty. */
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
    <dl className="max-lg:columns-[16rem] max-lg:gap-x-10">
      {facts.map(({ label, value, isName = false }) => (
        <div key={label} className="max-lg:break-inside-avoid">
          <dt className="text-note/[1.55] text-ink-soft">{label}</dt>
          <dd
            className={`mb-[0.8rem] border-b border-rule-strong pb-[0.8rem] ${isName ? 'font-head text-row/[1.1] font-medium text-balance hyphens-manual' : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
