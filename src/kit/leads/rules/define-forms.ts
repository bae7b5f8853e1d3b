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
   * A form with one field, the e-mail address. Four rules differ:
   * - It may be sent quickly, since the browser can fill it in at once (intake/receive.ts).
   * - No answer may reveal whether the address is known (intake/receive.ts).
   * - The provider's id of the visitor is not added (intake/visitor.ts).
   * - The sender does not count as somebody who has written to us (form/session-memory.ts).
   */
  isSubscription?: boolean;
}

/** Returns a site's forms as they are; the type infers the names of forms and fields. */
export function defineForms<const Forms extends Readonly<Record<string, FormDefinition>>>(
  forms: Forms,
): Forms {
  return forms;
}
