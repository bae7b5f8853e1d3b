import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { Page } from '#kit/site/routes.ts';
import { contactPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { ContactHero } from '#sections/heroes/contact-hero.tsx';
import { Steps } from '#sections/services/steps.tsx';
import { Button } from '#ui/button.tsx';
import { LeadForm } from '#ui/lead-form.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

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
      <ContactHero
        heading={heading}
        lead={lead}
        actions={
          <Button href="#contact-section" arrow>
            {t`Contact us`}
          </Button>
        }
        picture={picture}
        title={form.title}
      >
        <LeadForm {...contactForm}>
          <p className="note mt-4">
            <Unbroken text={form.lead} />
          </p>
        </LeadForm>
      </ContactHero>
      <Steps title={steps.title} items={steps.items} />
    </PageShell>
  );
}
