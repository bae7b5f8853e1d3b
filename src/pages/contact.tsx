import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { Page } from '#kit/site/routes.ts';
import { contactPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { ContactForm } from '#sections/company/contact-form.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Steps } from '#sections/services/steps.tsx';
import { Button } from '#ui/button.tsx';
import { LeadForm } from '#ui/lead-form.tsx';

export default function ContactPage(page: Page) {
  const { t } = useLingui();
  const { locale } = page;
  const contactForm = useLeadFormProps('contact-page', locale);
  const { title, description, heading, lead, picture, steps, form } = content.page(
    locale,
    'contact',
  );
  return (
    <PageShell page={page} things={[contactPage(page, { title, description })]}>
      <PageHero
        tone={page.tone}
        heading={heading}
        lead={lead}
        actions={
          <Button href="#contact-section" className="max-md:w-full" arrow>
            {t`Contact us`}
          </Button>
        }
        picture={picture}
      />
      <ContactForm title={form.title} lead={form.lead}>
        <LeadForm {...contactForm} />
      </ContactForm>
      <Steps title={steps.title} items={steps.items} />
    </PageShell>
  );
}
