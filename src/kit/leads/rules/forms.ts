import { phonePattern, popUpPhonePattern } from './phone.ts';

/** The site's forms, one a place. */
export const formIds = ['footer', 'contact-page', 'pop-up', 'newsletter', 'accessibility'] as const;
export type FormId = (typeof formIds)[number];

/** The provider's forms, whose ids come from the environment. */
export type ProviderForm = 'contact' | 'contactPage' | 'newsletter';

export type FieldName = 'name' | 'email' | 'contact' | 'company' | 'message';

export interface FieldDefinition {
  name: FieldName;
  /** Name of the field in the provider's submission. */
  sentAs: string;
  type: 'text' | 'email' | 'tel' | 'multiline';
  autoComplete: string;
  /** Characters. */
  maxLength: number;
  /** What this form takes for a phone number (docs/behaviour.md); any real one passes besides. */
  phonePattern?: RegExp;
}

export interface FormDefinition {
  providerForm: ProviderForm;
  fields: readonly FieldDefinition[];
  /** True where the browser may fill in the whole form at once. */
  brief?: boolean;
}

const email = { sentAs: 'email', type: 'email', autoComplete: 'email', maxLength: 254 } as const;
const name = { type: 'text', autoComplete: 'name', maxLength: 120 } as const;
const phone = { type: 'tel', autoComplete: 'tel', maxLength: 32 } as const;
const message = {
  name: 'message',
  sentAs: 'message',
  type: 'multiline',
  autoComplete: 'off',
  maxLength: 5000,
} as const;

const contactFields: readonly FieldDefinition[] = [
  { name: 'name', sentAs: 'firstname', ...name },
  { name: 'email', ...email },
  { name: 'contact', sentAs: 'mobilephone', ...phone, phonePattern },
  {
    name: 'company',
    sentAs: 'company',
    type: 'text',
    autoComplete: 'organization',
    maxLength: 160,
  },
  message,
];

export const forms: Record<FormId, FormDefinition> = {
  footer: { providerForm: 'contact', fields: contactFields },
  'contact-page': { providerForm: 'contactPage', fields: contactFields },
  'pop-up': {
    providerForm: 'contact',
    fields: [
      { name: 'name', sentAs: 'name', ...name },
      { name: 'email', ...email },
      { name: 'contact', sentAs: 'contact', ...phone, phonePattern: popUpPhonePattern },
    ],
  },
  newsletter: { providerForm: 'newsletter', fields: [{ name: 'email', ...email }], brief: true },
  // Whoever reports a barrier may be unable to telephone. To the provider it is a contact that
  // lacks fields, as the pop-up's is.
  accessibility: {
    providerForm: 'contact',
    fields: [{ name: 'name', sentAs: 'firstname', ...name }, { name: 'email', ...email }, message],
  },
};

export function isFormId(value: unknown): value is FormId {
  return typeof value === 'string' && (formIds as readonly string[]).includes(value);
}
