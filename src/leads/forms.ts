/** Forms of the site. Pop-up and newsletter share the provider's forms with these. */
export const formIds = ['footer', 'contact-page'] as const;
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
}

const fields: readonly FieldDefinition[] = [
  { name: 'name', sentAs: 'firstname', type: 'text', autoComplete: 'name', maxLength: 120 },
  { name: 'email', sentAs: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'contact', sentAs: 'mobilephone', type: 'tel', autoComplete: 'tel', maxLength: 32 },
  {
    name: 'company',
    sentAs: 'company',
    type: 'text',
    autoComplete: 'organization',
    maxLength: 160,
  },
  { name: 'message', sentAs: 'message', type: 'multiline', autoComplete: 'off', maxLength: 5000 },
];

export interface FormDefinition {
  providerForm: ProviderForm;
  fields: readonly FieldDefinition[];
}

export const forms: Record<FormId, FormDefinition> = {
  footer: { providerForm: 'contact', fields },
  'contact-page': { providerForm: 'contactPage', fields },
};

export function isFormId(value: unknown): value is FormId {
  return typeof value === 'string' && (formIds as readonly string[]).includes(value);
}
