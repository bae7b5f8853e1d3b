import { defaultLocale } from '#kit/i18n/locales.ts';
import { type FormId, forms } from '#kit/leads/rules/forms.ts';
import { site as definition } from '#kit/site/definition.ts';

import type { Site } from './site.ts';

/** A valid value for each type of field. */
const samples = {
  text: 'Ada',
  email: 'ada@example.com',
  tel: '9876543210',
  multiline: 'Bernoulli',
};

/** Returns valid fields of a form: the keys are the names of the fields. */
export function filledFields(form: FormId): Record<string, string> {
  return Object.fromEntries(forms[form].fields.map(({ name, type }) => [name, samples[type]]));
}

/** Fields of a valid lead, sent with the form that the site's definition names for tests (`trial`). */
export const leadFields = {
  form: definition.trial.form,
  locale: defaultLocale,
  page: definition.trial.path,
  ...filledFields(definition.trial.form),
};

/**
 * Returns the values of the hidden inputs of a form in a page's HTML. A browser without JavaScript posts them.
 *
 * @throws Error if the page does not have the form.
 */
export function hiddenFields(html: string, form: FormId): Record<string, string> {
  const formElements = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const formHtml = formElements.find((text) => text.includes(`name="form" value="${form}"`));
  if (formHtml === undefined) throw new Error(`The page has no form "${form}".`);
  return Object.fromEntries(
    [...formHtml.matchAll(/<input type="hidden"([^>]*)>/g)].map(([, attributes = '']) => [
      attribute(attributes, 'name'),
      attribute(attributes, 'value'),
    ]),
  );
}

/** Returns the value of an attribute; empty if it is missing. */
function attribute(attributes: string, name: string): string {
  return (new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '').replaceAll('&quot;', '"');
}

/**
 * Reads from a page how React identifies the server function of the page's form.
 *
 * @returns `fields`: the hidden fields that identify the function in a native post. `call`: the path at which React's
 *   client calls the function. `file`: the id of the function's file.
 */
export async function readAction(site: Site, page: string) {
  const hidden = hiddenFields(await (await fetch(site.url + page)).text(), definition.trial.form);
  const fields = Object.fromEntries(
    Object.entries(hidden).filter(([name]) => name.startsWith('$ACTION')),
  );
  const id = /"id":"([\da-f]{12})#(\w+)"/.exec(Object.values(fields).join('\n'));
  const [, file = '', name = ''] = id ?? [];
  return { fields, call: `/RSC/F/${file}/${name}.txt`, file };
}

/** Returns fields as the body of a native post. */
export function formData(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/**
 * Returns the body of a call of the server function, encoded as by React's client.
 *
 * @param root The encoded arguments; by default the idle form state and a reference to the fields (`$K1`).
 */
export function callData(fields: Record<string, string> = leadFields, root?: string): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(`_1_${name}`, value);
  data.append('0', root ?? '[{"status":"idle"},"$K1"]');
  return data;
}
