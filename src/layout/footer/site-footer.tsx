import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { PlumbLine } from '#brand/artwork/plumb-line.tsx';
import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { addressLines } from '#kit/site/company-facts.ts';
import { listed } from '#kit/site/routes.ts';
import { tracking } from '#kit/site/settings.ts';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import { LeadForm } from '#ui/lead-form.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';

/** The footer: an invitation with a lead form, the company's addresses, lists of links. */
export function SiteFooter({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const form = useLeadFormProps('footer', locale);
  const { address, email, phone, social } = company;
  const { slogan, samples } = content.page(locale, 'company');
  /** Says that clients and figures are samples, on the template alone. */
  const sampleNotice = samples?.page;
  return (
    <footer
      // The shadow continues the footer's colour below it: on a fraction of a pixel, since the document's height is
      // rounded up, and on the padding that keeps room for notices fixed to the lower edge (keep-room.ts).
      className="on-dark relative isolate overflow-clip [box-shadow:0_30vh_var(--color-surface)] print:break-inside-avoid"
    >
      <div className="sheet">
        {/*
          On pages with a form of their own, document.tsx sets the properties `--footer-…`: this form is hidden, the
          heading is smaller, and the addresses are beside it.
        */}
        <div className="columns relative not-print:pt-[calc(theme(spacing.section)*var(--footer-scale,1))]">
          <PlumbLine className="start-[calc(100%/12*11)] top-0 h-[clamp(10rem,29vw,32rem)] max-h-full max-md:hidden" />
          <hgroup className="col-[var(--footer-heading-column,1/-1)] max-w-[10em] pb-[calc(theme(spacing.part)*var(--footer-scale,1))] text-[clamp(2.375rem,0.6rem+7vw*var(--footer-scale,1),8.5rem)] leading-[0.95] tracking-[-0.042em] max-lg:col-span-full print:hidden">
            <h2 id="footer-title">{t`Share your vision`}</h2>
            <p>{t`We’re here to bring it to life`}</p>
          </hgroup>
          <aside
            className="col-[var(--footer-aside-column,1/4)] grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] content-start gap-10 pe-6 max-lg:col-span-full max-lg:pe-0 lg:content-between"
            aria-label={t({ message: 'Contact details', comment: 'Address block of the footer' })}
          >
            <div>
              <AsideTitle>{t`Say hello`}</AsideTitle>
              <p>
                <AsideLink href={phone.href}>{phone.text}</AsideLink>
              </p>
              <p>
                <AsideLink href={`mailto:${email}`}>{email}</AsideLink>
              </p>
              <address className="mt-1.5 not-italic">
                {addressLines(address, locale).map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </div>
            {social.length > 0 && (
              <div>
                <AsideTitle>{t`Follow us`}</AsideTitle>
                <ul className="gap-x-6 max-md:flex max-md:flex-wrap max-480:grid max-480:grid-cols-[1fr_1fr] max-480:gap-x-0">
                  {social.map(({ icon, name, href: to }) => (
                    <li key={name}>
                      <AsideLink href={to} icon={icon}>
                        {name}
                      </AsideLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </aside>
          <div className="col-start-4 col-end-13 [display:var(--footer-form,block)] max-lg:col-span-full max-lg:mt-16 print:hidden">
            <LeadForm {...form} />
          </div>
        </div>
        <div className="columns mt-part items-baseline gap-y-2.5 border-t border-rule-strong py-6">
          <nav
            className="col-start-4 col-end-13 max-lg:col-span-full print:hidden"
            aria-label={t({ message: 'Footer', comment: 'Name of the footer navigation' })}
          >
            <Links
              className="gap-x-10 max-480:grid max-480:grid-cols-[1fr_1fr] max-480:gap-x-0"
              links={listed('footer', locale)}
            />
          </nav>
          <div className="note col-start-4 col-end-13 flex flex-wrap gap-x-6 max-lg:col-span-full max-480:grid max-480:grid-cols-[1fr_1fr] max-480:gap-x-0 print:hidden">
            <Links className="gap-x-6 max-480:grid" links={listed('further', locale)} />
            <nav
              aria-label={t({
                message: 'Legal information',
                comment: 'Name of a list of links: privacy, imprint, accessibility',
              })}
            >
              <Links className="gap-x-6 max-480:grid" links={listed('legal', locale)}>
                {tracking && (
                  <li>
                    {/* Invisible until hydration. consent-banner.tsx listens for clicks on it. */}
                    <button
                      type="button"
                      className="inline-flex cursor-pointer items-center border-0 bg-transparent py-1 decoration-accent decoration-2 hover:underline max-lg:min-h-11 unready:invisible"
                      data-cookie-settings
                    >
                      {t({
                        message: 'Cookie settings',
                        comment: 'Opens the question of consent again',
                      })}
                    </button>
                  </li>
                )}
              </Links>
            </nav>
          </div>
          <MotionSwitch
            hasVisibleLabel
            className="col-start-4 col-end-13 justify-self-start max-lg:col-span-full"
            label={t`Pause animations`}
          />
          <p className="note col-start-1 col-end-4 row-start-1 row-end-3 text-balance max-lg:col-span-full max-lg:row-auto max-lg:mt-6 lg:pe-10">
            © {company.founded}–{new Date().getFullYear()} {company.name}. {slogan} {sampleNotice}
          </p>
        </div>
      </div>
    </footer>
  );
}

function AsideTitle({ children }: { children: string }) {
  return (
    <h3 className="mb-1.5 font-text text-note font-normal tracking-normal text-ink-soft">
      {children}
    </h3>
  );
}

/** A contact link or, with an icon, a link to the company's page on a social network. */
function AsideLink({ href, icon, children }: { href: string; icon?: IconName; children: string }) {
  return (
    <a
      className="inline-flex items-center gap-3 py-[0.16rem] wrap-anywhere decoration-rule-strong hover:decoration-accent max-lg:min-h-11"
      href={href}
      rel={icon && 'noopener'}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </a>
  );
}

/** A row of links. */
function Links({
  links,
  className,
  children,
}: {
  links: readonly { name: string; href: string; label: string }[];
  /** The gap between the links, and their arrangement on phones. */
  className: string;
  children?: ReactNode;
}) {
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {links.map(({ name, href, label }) => (
        <li key={name}>
          <a
            className="inline-flex items-center py-1 no-underline decoration-accent decoration-2 hover:underline max-lg:min-h-11"
            href={href}
          >
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
