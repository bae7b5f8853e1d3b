import { content } from '#content/index.ts';
import type { Page } from '#kit/site/routes.ts';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { ContactForm } from '#sections/company/contact-form.tsx';
import { LeadForm } from '#ui/lead-form.tsx';

import { LegalText } from './parts/legal-text.tsx';

/** The accessibility statement, with a form to report barriers. */
export default function AccessibilityPage(page: Page) {
  const entry = content.page(page.locale, 'accessibility');
  const form = useLeadFormProps('accessibility', page.locale);
  return (
    <LegalText page={page} entry={entry}>
      <ContactForm id="accessibility-title" {...entry.form}>
        <LeadForm {...form} />
      </ContactForm>
    </LegalText>
  );
}
