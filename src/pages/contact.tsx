import { useLingui } from '@lingui/react/macro';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { addressLines } from '#kit/site/company-facts.ts';
import type { Page } from '#kit/site/routes.ts';
import { contactPage } from '#kit/site/structured-data.ts';
import { Answerer } from '#layout/answerer.tsx';
import { PageShell } from '#layout/page-shell.tsx';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { ContactHero } from '#sections/heroes/contact-hero.tsx';
import { Steps } from '#sections/services/steps.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { LeadForm } from '#ui/lead-form.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

export default function ContactPage(page: Page) {
  const { t } = useLingui();
  const { locale } = page;
  const contactForm = useLeadFormProps('contact-page', locale);
  const { title, description, heading, lead, steps, form } = content.page(locale, 'contact');
  const { address, email, phone } = company;
  const ways = [
    // Phone and e-mail have the same messages as the labels of the form.
    {
      name: t({ message: 'Phone', comment: 'Label of a form field' }),
      content: <ContactLink href={phone.href}>{phone.text}</ContactLink>,
    },
    {
      name: t({ message: 'E-mail', comment: 'Label of a form field' }),
      content: <ContactLink href={`mailto:${email}`}>{email}</ContactLink>,
    },
    {
      name: t({ message: 'Address', comment: 'Beside the postal address of the company' }),
      content: (
        <address className="not-italic">
          {addressLines(address, locale).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      ),
      isInFooter: true,
    },
  ];
  return (
    <PageShell page={page} things={[contactPage(page, { title, description })]} plainFooter>
      <ContactHero
        heading={heading}
        lead={lead}
        person={
          // In wide windows, the bottom border of this box overlaps the top border of the list below. The negative
          // margin is the gap of the grid in contact-hero.tsx (40 px) plus the width of the border (1 px).
          <Answerer
            locale={locale}
            className="border-b border-rule-strong bg-surface md:grid-cols-[2fr_10fr] lg:-mb-[41px] lg:grid-cols-[2fr_3fr]"
          />
        }
        actions={
          // Every hero has this action. Here it is a link, not a button, and scrolls to the form, whose id is set in
          // contact-hero.tsx.
          <ArrowLink
            className="-my-2 bg-surface"
            href="#contact-section"
          >{t`Contact us`}</ArrowLink>
        }
        ways={ways}
        title={form.title}
      >
        <LeadForm {...contactForm}>
          <p className="note mt-4">
            <Unbroken text={form.lead} />
          </p>
        </LeadForm>
      </ContactHero>
      <Steps hasDimensionLine title={steps.title} items={steps.items} />
    </PageShell>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="inline-flex items-center wrap-anywhere decoration-rule-strong hover:decoration-accent max-lg:min-h-11"
      href={href}
    >
      {children}
    </a>
  );
}
