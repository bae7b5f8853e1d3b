import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';

import { company } from '#brand/company.ts';
import { Sign } from '#brand/sign.tsx';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { href } from '#kit/site/routes.ts';

import { nameInHeader } from './name-in-header.ts';

const { lines, scale } = nameInHeader(company.name);

/** The logo and the company's name. With `locale` it links to the home page in that language. */
export function Logo({ locale, className = '' }: { locale?: LocaleCode; className?: string }) {
  const { t } = useLingui();
  const attributes = {
    // The variants for narrow headers keep the logo clear of the menu button, even with large text.
    className: `flex items-center gap-[0.47em] justify-self-start font-head text-[1.5rem]/none font-semibold tracking-[-0.03em] whitespace-nowrap no-underline header-menu:whitespace-normal header-bare:text-[min(1.375rem,6.5cqi)]/none ${className}`,
    children: (
      <>
        <Sign className="h-[1.733em] flex-none header-bare:h-[1.527em]" />
        <span
          className="text-(length:--name-size) leading-[1.1]"
          style={{ '--name-size': `${String(scale)}em` } as CSSProperties}
        >
          {lines.map((line, index) => (
            // The space separates the words for who copies them, or reads them without the styles.
            <span key={index} className="block whitespace-nowrap">
              {`${line} `}
            </span>
          ))}
        </span>
      </>
    ),
  };
  if (locale === undefined) return <p {...attributes} />;
  return (
    <a {...attributes} href={href(locale, 'index')} aria-label={t`${company.name}, home page`} />
  );
}
