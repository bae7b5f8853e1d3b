import * as z from 'zod/mini';

import { localeCodes } from '#kit/i18n/locales.ts';

import type { FieldDefinition } from './define-forms.ts';
import { type FieldName, type FormId, formIds, forms } from './forms.ts';
import { isPhone, plainPhone } from './phone.ts';

// Zod would try to compile code, which no page of the site may.
z.config({ jitless: true });

/**
 * What can be wrong with a field; the form says it in the visitor's language. `phone` is what
 * docs/behaviour.md calls regex and numeric. No field is of letters alone yet: the message of `alpha` is
 * ready for one, as that page demands.
 */
export const errorCodes = [
  'required',
  'email',
  'alpha',
  'phone',
  'too-long',
  'characters',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The fields of a form as the visitor typed them, trimmed. */
export type LeadFields = Partial<Record<FieldName, string>>;

/** The hidden fields that travel with every form. */
export const envelope = z.object({
  form: z.enum(formIds),
  locale: z.enum(localeCodes),
  /** Path of the page the form was on. */
  page: z.catch(
    z.string().check(
      z.maxLength(2048),
      z.refine((path) => path.startsWith('/') && !hasControls(path)),
    ),
    '/',
  ),
  /** Made by the browser where JavaScript runs; without it a fingerprint takes its place. */
  lead: z.catch(z.optional(z.uuid().check(z.toLowerCase())), undefined),
  /** A field that nobody sees; only robots fill it. */
  subject: z.catch(z.string(), ''),
  /** Milliseconds from the first focus to the submit, where JavaScript runs. */
  elapsed: z.catch(
    z.optional(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))),
    undefined,
  ),
});
export type Envelope = z.infer<typeof envelope>;

/** The names that a form's inputs have, hidden ones first. */
export function fieldNames(form: FormId): string[] {
  return [...Object.keys(envelope.shape), ...forms[form].fields.map(({ name }) => name)];
}

const schemas = new Map<FormId, z.ZodMiniType<LeadFields>>();

/** The schema of a form's visible fields. Messages are error codes. */
export function leadSchema(form: FormId): z.ZodMiniType<LeadFields> {
  let schema = schemas.get(form);
  if (!schema) {
    const shape = forms[form].fields.map((field) => [field.name, fieldSchema(field)] as const);
    schema = z.object(Object.fromEntries(shape));
    schemas.set(form, schema);
  }
  return schema;
}

function fieldSchema({ type, maxLength, phonePattern }: FieldDefinition) {
  const isMultiline = type === 'multiline';
  const text = z.string({ error: code('required') }).check(
    // A lone surrogate or a NUL is never typed; it would only break what reads the lead later.
    z.overwrite((value) => clean(value.toWellFormed(), isMultiline).trim()),
    z.minLength(1, code('required')),
    z.maxLength(maxLength, code('too-long')),
    z.refine((value) => isMultiline || !hasControls(value), code('characters')),
  );
  if (type === 'email') return z.pipe(text, z.email(code('email')));
  if (phonePattern) {
    const isTaken = z.refine<string>((value) => isPhone(value, phonePattern), code('phone'));
    return z.pipe(text, z.string().check(z.overwrite(plainPhone), isTaken));
  }
  return text;
}

function code(value: ErrorCode): ErrorCode {
  return value;
}

/** Message text keeps its line breaks and loses every other control character. */
function clean(value: string, multiline: boolean): string {
  if (!multiline) return value;
  return value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

function hasControls(value: string): boolean {
  return /\p{Cc}/u.test(value);
}
