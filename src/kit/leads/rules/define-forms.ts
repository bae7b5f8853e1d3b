/** The provider's forms, whose ids come from the environment. */
export type ProviderForm = 'contact' | 'contactPage' | 'newsletter';

export interface FieldDefinition {
  name: string;
  /** Name of the field in the provider's submission. */
  sentAs: string;
  type: 'text' | 'email' | 'tel' | 'multiline';
  autoComplete: string;
  /** Characters. */
  maxLength: number;
  /** What this form takes for a phone number; any real one passes besides. */
  phonePattern?: RegExp;
}

export interface FormDefinition {
  providerForm: ProviderForm;
  fields: readonly FieldDefinition[];
  /**
   * A subscription is one address: the browser may fill in all of it at once, no answer tells whether
   * it is known, and whoever subscribes has not written to us.
   */
  isSubscription?: boolean;
}

/** Takes a site's forms, and has their names and those of their fields inferred. */
export function defineForms<const Forms extends Readonly<Record<string, FormDefinition>>>(
  forms: Forms,
): Forms {
  return forms;
}
