import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { LeadForm } from '#leads/lead-form.tsx';
import { useLeadFormWords } from '#leads/lead-form-words.ts';
import { ContactForm } from '#sections/contact-form.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { Steps } from '#sections/steps.tsx';
import { company } from '#site/company.ts';
import type { Page } from '#site/routes.ts';
import { Button } from '#ui/button.tsx';

import { drawnPicture } from './pictures.ts';

export function ContactPage(page: Page) {
  const { t } = useLingui();
  const { locale } = page;
  const { title, description, heading, lead, steps, form } = content.contact(locale);
  return (
    <PageShell page={page} title={title} description={description}>
      <PageHero
        dark
        heading={heading}
        lead={lead}
        actions={
          <Button href="#contact-section" arrow>
            {t`Contact us`}
          </Button>
        }
        picture={drawnPicture('quality-engineering', 'navy')}
      />
      <ContactForm title={form.title} lead={form.lead}>
        <LeadForm
          form="contact-page"
          locale={locale}
          words={useLeadFormWords()}
          email={company.email}
        />
      </ContactForm>
      <Steps title={steps.title} items={steps.items} />
    </PageShell>
  );
}
