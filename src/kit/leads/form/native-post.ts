import { parseInert } from '#kit/site/trusted-types.ts';

/**
 * Posts a form as a browser without JavaScript would. A page that is older than the server may not
 * understand it any more: what the post needs is therefore taken from the page as it is now.
 *
 * @throws where the page cannot be fetched or has no such form.
 */
export async function postNatively(data: FormData): Promise<void> {
  const form = data.get('form');
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const page = parseInert(await response.text());
  const fresh = [...page.forms].find(
    (candidate) => new FormData(candidate).get('form') === form && candidate.method === 'post',
  );
  // Not-found pages have forms as well.
  if (!fresh) throw new Error('The page has no such form any more.');
  const copy = document.createElement('form');
  copy.method = 'post';
  copy.enctype = 'multipart/form-data';
  copy.action = location.pathname;
  copy.hidden = true;
  const values = new FormData(fresh);
  for (const [name, value] of data) values.set(name, value);
  for (const [name, value] of values) {
    if (typeof value !== 'string') continue;
    // A hidden textarea keeps line breaks, an input does not.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    copy.append(field);
  }
  document.body.append(copy);
  copy.submit();
}
