import { type FormId, forms } from './forms.ts';
import type { LeadFields } from './schema.ts';

/** Body of a submission to the marketing-form provider. */
export interface Payload {
  fields: { name: string; value: string }[];
  context: {
    pageUri: string;
    pageName: string;
    /** The provider's id of the visitor; only with consent (intake/visitor.ts). */
    hutk?: string;
  };
}

/**
 * Returns the submission for a lead: the fields under the provider's names, and the page of the form.
 *
 * @param context The path of the page and its `routeName`.
 */
export function toPayload(
  form: FormId,
  values: LeadFields,
  context: { page: string; pageName: string },
): Payload {
  return {
    fields: forms[form].fields.map(({ name, sentAs }) => ({
      name: sentAs,
      value: values[name] ?? '',
    })),
    context: { pageUri: context.page, pageName: context.pageName },
  };
}

/**
 * Adds the lead's id, if the provider has a field for it. By the id, the same lead that was posted twice can
 * be recognized.
 */
export function withId(payload: Payload, idField: string | undefined, id: string): Payload {
  if (idField === undefined) return payload;
  return { ...payload, fields: [...payload.fields, { name: idField, value: id }] };
}
