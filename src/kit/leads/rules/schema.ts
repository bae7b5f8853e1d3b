import * as z from 'zod/mini';

import { localeCodes } from '#kit/i18n/locales.ts';

import type { FieldDefinition } from './define-forms.ts';
import { type FieldName, type FormId, formIds, forms } from './forms.ts';
import { isPhone, plainPhone } from './phone.ts';

// By default Zod compiles validators with `new Function`, which the content security policy forbids.
z.config({ jitless: true });

/**
 * Codes of what can be wrong with a field; the form has a message for each. `phone` covers the errors that
 * docs/behaviour.md calls regex and numeric. No field uses `alpha` (letters only) yet, but
 * docs/behaviour.md demands a message for it.
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

/**
 * The hidden fields that are sent with every form. An invalid `form` or `locale` is an error. An invalid
 * value of any other field is replaced by a default (`z.catch`).
 */
export const envelope = z.object({
  form: z.enum(formIds),
  locale: z.enum(localeCodes),
  /** Path of the page that the form was on. */
  page: z.catch(
    z.string().check(
      z.maxLength(2048),
      z.refine((path) => path.startsWith('/') && !hasControlCharacters(path)),
    ),
    '/',
  ),
  /**
   * Id of the lead, made by the browser. Absent without JavaScript: then only the fingerprint finds
   * duplicates.
   */
  lead: z.catch(z.optional(z.uuid().check(z.toLowerCase())), undefined),
  /** Honeypot: a field that nobody sees, so that only robots fill it. */
  subject: z.catch(z.string(), ''),
  /** Milliseconds from the first focus to the submit; absent without JavaScript. */
  elapsed: z.catch(
    z.optional(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))),
    undefined,
  ),
});
export type Envelope = z.infer<typeof envelope>;

/** Returns the names of a form's inputs, hidden ones first. */
export function fieldNames(form: FormId): string[] {
  return [...Object.keys(envelope.shape), ...forms[form].fields.map(({ name }) => name)];
}

const schemas = new Map<FormId, z.ZodMiniType<LeadFields>>();

/** Returns the schema of a form's visible fields. Its messages are error codes. */
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
    // Replaces lone surrogates and removes control characters of a multiline text. Nobody types these
    // characters, and programs that read the lead later may fail on them.
    z.overwrite((value) => withoutControls(value.toWellFormed(), isMultiline).trim()),
    z.minLength(1, code('required')),
    z.maxLength(maxLength, code('too-long')),
    z.refine((value) => isMultiline || !hasControlCharacters(value), code('characters')),
  );
  if (type === 'email') return z.pipe(text, z.email(code('email')));
  if (phonePattern) {
    const isAccepted = z.refine<string>((value) => isPhone(value, phonePattern), code('phone'));
    return z.pipe(text, z.string().check(z.overwrite(plainPhone), isAccepted));
  }
  return text;
}

/** Returns its argument. Zod accepts any string as a message; the parameter's type accepts only codes. */
function code(value: ErrorCode): ErrorCode {
  return value;
}

/**
 * Removes control characters from a multiline text, but keeps line breaks and tabs. A text of one line is
 * returned unchanged: `fieldSchema` refuses it if it has control characters.
 */
function withoutControls(value: string, isMultiline: boolean): string {
  if (!isMultiline) return value;
  return value.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}

function hasControlCharacters(value: string): boolean {
  return /\p{Cc}/u.test(value);
}
