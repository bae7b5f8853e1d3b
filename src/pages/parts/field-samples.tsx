'use client';

import { getFormProps, useForm } from '@conform-to/react';

import { Field } from '#ui/field.tsx';

// A constant, because Conform takes every new object for a new response of the server, and renders the form again.
const lastResult = { error: { wrong: ['error'] } };

/** Fields for the storyboard: empty with a hint, with an error, and with several lines. */
export function FieldSamples({ id }: { id: string }) {
  const [form, { empty, wrong, multiline }] = useForm<
    Record<'empty' | 'wrong' | 'multiline', string>
  >({ id, lastResult });
  const textInput = { type: 'text', autoComplete: 'off' } as const;
  return (
    <form {...getFormProps(form)}>
      <Field {...textInput} field={empty} label={empty.name} hint="hint" />
      <Field {...textInput} field={wrong} label={wrong.name} errorMessage={wrong.errors?.[0]} />
      <Field {...textInput} field={multiline} label={multiline.name} type="multiline" />
    </form>
  );
}
