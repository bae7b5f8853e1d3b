import { defineForms } from '#kit/leads/rules/define-forms.ts';
import { phonePattern, popUpPhonePattern } from '#kit/leads/rules/phone.ts';

// A field has a name in our HTML (`name`) and a name at the provider (`sentAs`). For some fields, the name at the
// provider differs from form to form. Those forms add `sentAs` themselves.
const email = {
  name: 'email',
  sentAs: 'email',
  type: 'email',
  autoComplete: 'email',
  maxLength: 254,
} as const;
const name = { name: 'name', type: 'text', autoComplete: 'name', maxLength: 120 } as const;
const phone = { name: 'contact', type: 'tel', autoComplete: 'tel', maxLength: 32 } as const;
const message = {
  name: 'message',
  sentAs: 'message',
  type: 'multiline',
  autoComplete: 'off',
  maxLength: 5000,
} as const;

const contactFields = [
  { ...name, sentAs: 'firstname' },
  email,
  { ...phone, sentAs: 'mobilephone', phonePattern },
  {
    name: 'company',
    sentAs: 'company',
    type: 'text',
    autoComplete: 'organization',
    maxLength: 160,
  },
  message,
] as const;

/** The forms of the site, by the place where each is shown. */
export const forms = defineForms({
  footer: { providerForm: 'contact', fields: contactFields },
  'contact-page': { providerForm: 'contactPage', fields: contactFields },
  'pop-up': {
    providerForm: 'contact',
    fields: [
      { ...name, sentAs: 'name' },
      email,
      { ...phone, sentAs: 'contact', phonePattern: popUpPhonePattern },
    ],
  },
  newsletter: { providerForm: 'newsletter', fields: [email], isSubscription: true },
  // Asks for no telephone number, since a person who reports a barrier may be unable to telephone. The provider's form
  // `contact` gets a submission that lacks some of its fields, as it does from the pop-up.
  accessibility: {
    providerForm: 'contact',
    fields: [{ ...name, sentAs: 'firstname' }, email, message],
  },
});
