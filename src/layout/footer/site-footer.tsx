import { useLingui } from '@lingui/react/macro';

import { company } from '#brand/company.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { listed } from '#kit/site/routes.ts';
import { tracking } from '#kit/site/settings.ts';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { Icon } from '#ui/icon.tsx';
import { LeadForm } from '#ui/lead-form.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { PlumbLine } from '#ui/plumb-line.tsx';

/** The footer: an invitation with a lead form, the company's addresses, lists of links. */
export function SiteFooter({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const form = useLeadFormProps('footer', locale);
  const { address, email, phone, social } = company;
  return (
    <footer className="site-footer on-navy">
      <div className="sheet">
        <div className="lines" aria-hidden="true" />
        <PlumbLine />
        <hgroup className="footer-title">
          <h2 id="footer-title">{t`Share your vision`}</h2>
          <p>{t`We’re here to bring it to life`}</p>
        </hgroup>
        <div className="columns">
          <aside
            className="footer-aside"
            aria-label={t({ message: 'Contact details', comment: 'Address block of the footer' })}
          >
            <div>
              <h3>{t`Say hello`}</h3>
              <p>
                <a href={phone.href}>{phone.text}</a>
              </p>
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
              <address>
                {address.street}
                <br />
                {address.city} {address.postalCode}
                <br />
                {address.country}
              </address>
            </div>
            <div>
              <h3>{t`Follow us`}</h3>
              <ul>
                {social.map(({ icon, name, href: to }) => (
                  <li key={name}>
                    <a href={to} rel="noopener">
                      <Icon name={icon} size={18} />
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </aside>
          <div className="footer-form">
            <LeadForm {...form} />
          </div>
        </div>
        <div className="footer-base columns">
          <nav aria-label={t({ message: 'Footer', comment: 'Name of the footer navigation' })}>
            <ul>
              {listed('footer', locale).map(({ name, href, label }) => (
                <li key={name}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="footer-further note">
            <ul>
              {listed('further', locale).map(({ name, href, label }) => (
                <li key={name}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            <nav
              aria-label={t({
                message: 'Legal information',
                comment: 'Name of a list of links: privacy, imprint, accessibility',
              })}
            >
              <ul>
                {listed('legal', locale).map(({ name, href, label }) => (
                  <li key={name}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
                {tracking && (
                  <li>
                    <button type="button" data-cookie-settings>
                      {t({
                        message: 'Cookie settings',
                        comment: 'Opens the question of consent again',
                      })}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          </div>
          <MotionSwitch named label={t`Pause animations`} />
          <p className="note">
            © {company.founded}–{new Date().getFullYear()} {company.name}.{' '}
            {t`Precise since inception.`}
          </p>
        </div>
      </div>
    </footer>
  );
}
