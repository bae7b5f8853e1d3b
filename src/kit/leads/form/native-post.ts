import { parseInert } from '#kit/site/trusted-types.ts';

/**
 * Posts a form as a browser without JavaScript would, and so leaves the page. React's hidden fields, which
 * name the server function, are taken from a fresh copy of the page: the open page may be older than the
 * server.
 *
 * @throws if the page cannot be fetched or does not have this form.
 */
export async function postNatively(data: FormData): Promise<void> {
  const form = data.get('form');
  // The status does not matter: not-found pages have forms as well.
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const page = parseInert(await response.text());
  const freshForm = [...page.forms].find(
    (candidate) => new FormData(candidate).get('form') === form && candidate.method === 'post',
  );
  if (!freshForm) throw new Error('The page no longer has this form.');
  const copy = document.createElement('form');
  copy.method = 'post';
  copy.enctype = 'multipart/form-data';
  copy.action = location.pathname;
  copy.hidden = true;
  const values = new FormData(freshForm);
  for (const [name, value] of data) values.set(name, value);
  for (const [name, value] of values) {
    if (typeof value !== 'string') continue;
    // A hidden textarea keeps line breaks; a text input would remove them.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    copy.append(field);
  }
  document.body.append(copy);
  copy.submit();
}
