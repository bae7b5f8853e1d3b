import { defineForms } from '#kit/leads/rules/define-forms.ts';
import { phonePattern } from '#kit/leads/rules/phone.ts';

export const forms = defineForms({
  order: {
    providerForm: 'contact',
    fields: [
      { name: 'name', sentAs: 'firstname', type: 'text', autoComplete: 'name', maxLength: 80 },
      { name: 'email', sentAs: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
      {
        name: 'contact',
        sentAs: 'phone',
        type: 'tel',
        autoComplete: 'tel',
        maxLength: 32,
        phonePattern,
      },
      {
        name: 'message',
        sentAs: 'message',
        type: 'multiline',
        autoComplete: 'off',
        maxLength: 2000,
      },
    ],
  },
});
