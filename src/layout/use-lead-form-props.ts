import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { withBreaks } from '#kit/i18n/message-breaks.ts';
import { deliveryMode } from '#kit/leads/form/endpoint.ts';
import type { LeadFormProps } from '#kit/leads/form/lead-form-props.ts';
import type { FormId } from '#kit/leads/rules/forms.ts';
import { href } from '#kit/site/routes.ts';

import { LeadAfterwards } from './lead-afterwards.tsx';

// These placeholders stay in the messages; the form replaces them (`fill` in ui/lead-form.tsx).
const field = '{field}';
const problem = '{problem}';
const title = '{title}';

/** Returns the props of a lead form in a language. */
export function useLeadFormProps(form: FormId, locale: LocaleCode): LeadFormProps {
  const { t } = useLingui();
  const isNewsletter = form === 'newsletter';
  const isBarrierReport = form === 'accessibility';
  const {
    answer: answerTime,
    sent: thanks,
    newsletter: newsletterNote,
  } = content.page(locale, 'company');
  /** Notes beside the button. */
  const hints: Record<FormId, string | undefined> = {
    footer: answerTime,
    'contact-page': answerTime,
    // The pop-up has a text of its own above the form (`lead` in use-pop-up-words.ts).
    'pop-up': undefined,
    accessibility: answerTime,
    newsletter: newsletterNote,
  };
  return {
    form,
    locale,
    delivery: deliveryMode(form),
    email: company.email,
    phone: company.phone,
    privacyHref: href(locale, 'privacy'),
    afterwards:
      isNewsletter || isBarrierReport
        ? undefined
        : createElement(LeadAfterwards, { locale, isAnswererBeside: form === 'contact-page' }),
    words: {
      labels: {
        name: t({ message: 'Name', comment: 'Label of a form field' }),
        email: t({ message: 'E-mail', comment: 'Label of a form field' }),
        contact: t({ message: 'Phone', comment: 'Label of a form field' }),
        company: t({ message: 'Company', comment: 'Label of a form field' }),
        message: isBarrierReport
          ? t({
              message: 'What got in your way, and on which page?',
              comment: 'Label of the message field in which a barrier is reported',
            })
          : t({
              message: 'What should the software do, and by when?',
              comment: 'Label of the message field: the software the visitor wants',
            }),
      },
      phoneExample: t({
        message: 'For example +44 20 7946 0958',
        comment:
          'Beside the label of a phone number: an example as it is written in the language’s country, of a number that nobody has',
      }),
      errors: {
        required: t`This field is required`,
        email: t`This field must only contain a valid email address`,
        alpha: t`This field must only contain alphabetic characters`,
        phone: t`Please enter a valid number`,
        'too-long': t`Please enter a shorter text`,
        characters: t`This field must only contain readable characters`,
      },
      summary: t`Please look at these fields again`,
      fieldError: t({
        message: `${field}: ${problem}`,
        comment: 'A line of the summary of errors: name of a field, what is wrong with it',
      }),
      errorTitle: t({
        message: `Error: ${title}`,
        comment: 'Title of the document while a form has errors: before the page’s own title',
      }),
      send: isNewsletter
        ? t({ message: 'Subscribe', comment: 'Button of the newsletter' })
        : t({ message: 'Send', comment: 'Button that sends a form' }),
      sending: t({ message: 'Sending', comment: 'Shown while a form is being sent' }),
      sent: isNewsletter ? t`Thank you. The next newsletter will come to you too.` : thanks,
      reference: withBreaks(
        t({ message: 'Reference', comment: 'Stands before the short code of a message' }),
        locale,
      ),
      sentHeading: t({
        message: 'What you sent',
        comment: 'Heading above the fields of a message that was sent',
      }),
      problems: {
        failed: t`Your message could not be stored. Nothing is lost: please try again, or write to ${company.email}.`,
        offline: t`Your message could not leave this device. Nothing is lost: send it again when you are online, or write to ${company.email}.`,
        limited: t`That was a lot of messages in one minute. Nothing is lost: please wait a minute and send your message again.`,
      },
      mail: t({
        message: 'Send by e-mail',
        comment: 'Link that opens an e-mail with the visitor’s message in it',
      }),
      mailSubject: t({
        message: 'From your website',
        comment: 'Subject of the e-mail in which a visitor sends a message that a form could not',
      }),
      needsJavaScript: t`This form needs JavaScript. You can also reach us here:`,
      required: isNewsletter ? undefined : t`All fields are required.`,
      hint: hints[form],
      privacy: t({
        message: 'What happens to your data',
        comment: 'Link below a form to the privacy notice',
      }),
      trap: t({
        message: 'Please leave this field empty',
        comment: 'Label of a field that nobody sees; it catches robots',
      }),
    },
  };
}
