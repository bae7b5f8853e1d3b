/** The provider's forms. Their ids come from the environment. */
export type ProviderForm = 'contact' | 'contactPage' | 'newsletter';

export interface FieldDefinition {
  name: string;
  /** Name of the field in the provider's submission. */
  sentAs: string;
  type: 'text' | 'email' | 'tel' | 'multiline';
  autoComplete: string;
  /** In characters. */
  maxLength: number;
  /** Phone numbers that this form accepts besides real ones; see `isPhone`. */
  phonePattern?: RegExp;
}

export interface FormDefinition {
  providerForm: ProviderForm;
  fields: readonly FieldDefinition[];
  /**
   * A subscription has one field, the e-mail address. Therefore it may be sent quickly, since the browser
   * can fill it in at once; no answer may reveal whether the address is known; and a subscriber does not
   * count as a visitor who has written to us.
   */
  isSubscription?: boolean;
}

/** Returns a site's forms as they are; the type infers the names of forms and fields. */
export function defineForms<const Forms extends Readonly<Record<string, FormDefinition>>>(
  forms: Forms,
): Forms {
  return forms;
}
