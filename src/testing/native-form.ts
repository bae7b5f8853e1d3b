import type { FormId } from '../leads/rules/forms.ts';

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
