import { defaultLocale } from '#kit/i18n/locales.ts';
import { type FormId } from '#kit/leads/rules/forms.ts';
import { site as definition } from '#kit/site/definition.ts';

import type { Site } from './site.ts';

/** Fields of a lead that is accepted. */
export const leadFields = {
  form: definition.trial.form,
  locale: defaultLocale,
  page: definition.trial.path,
  name: 'Ada',
  email: 'ada@example.com',
  contact: '9876543210',
  company: 'Analytical',
  message: 'Bernoulli',
};

/** What a browser without JavaScript would post: the hidden inputs of a form in a page's HTML. */
export function hiddenFields(html: string, form: FormId): Record<string, string> {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const own = forms.find((text) => text.includes(`name="form" value="${form}"`));
  if (own === undefined) throw new Error(`The page has no form "${form}".`);
  return Object.fromEntries(
    [...own.matchAll(/<input type="hidden"([^>]*)>/g)].map(([, attributes = '']) => [
      attribute(attributes, 'name'),
      attribute(attributes, 'value'),
    ]),
  );
}

function attribute(attributes: string, name: string): string {
  return (new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '').replaceAll('&quot;', '"');
}

/** By what React knows the server function of a page's form: in a post, and as an address. */
export async function readAction(site: Site, page: string) {
  const hidden = hiddenFields(await (await fetch(site.url + page)).text(), definition.trial.form);
  const fields = Object.fromEntries(
    Object.entries(hidden).filter(([name]) => name.startsWith('$ACTION')),
  );
  const id = /"id":"([\da-f]{12})#(\w+)"/.exec(Object.values(fields).join('\n'));
  return { fields, call: `/RSC/F/${id?.[1] ?? ''}/${id?.[2] ?? ''}.txt`, file: id?.[1] ?? '' };
}

export function formData(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** The body of a call as React's client writes it. */
export function callData(fields: Record<string, string> = leadFields, root?: string): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(`_1_${name}`, value);
  data.append('0', root ?? '[{"status":"idle"},"$K1"]');
  return data;
}
