/** The site's forms, as the kit reads them. */
import { forms as definition } from '#site/forms.ts';

import type { FieldDefinition, FormDefinition } from './define-forms.ts';

export type FormId = keyof typeof definition;

/** Name of a field of any form. */
export type FieldName = (typeof definition)[FormId]['fields'][number]['name'];

/** `FormDefinition` with the names of the site's fields instead of `string`. */
type Form = Omit<FormDefinition, 'fields'> & {
  fields: readonly (FieldDefinition & { name: FieldName })[];
};

export const forms: Readonly<Record<FormId, Form>> = definition;

export const formIds = Object.keys(definition) as [FormId, ...FormId[]];

export function isFormId(value: unknown): value is FormId {
  return typeof value === 'string' && (formIds as readonly string[]).includes(value);
}
