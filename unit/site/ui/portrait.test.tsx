import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Portrait } from '#ui/portrait.tsx';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King of Lovelace', 'AL'],
  ['Ada', 'A'],
  ['åsa Ødegård', 'ÅØ'],
  ['Dr. Ada "Countess" Lovelace', 'DL'],
  ['  Ada   Lovelace ', 'AL'],
])('%s without a picture is %s, hidden from assistive technology', (name, initials) => {
  const markup = renderToStaticMarkup(<Portrait person={{ name }} ground="light" sizes="1rem" />);
  expect(markup).toContain(`>${initials}</span>`);
  expect(markup).toMatch(/^<span [^>]*aria-hidden="true"/);
});

it('initials have a background that differs from that of their section', () => {
  const markup = renderToStaticMarkup(
    <Portrait person={{ name: 'Ada Lovelace' }} ground="tinted" sizes="1rem" />,
  );
  expect(markup).toContain('bg-surface ');
  expect(markup).not.toContain('bg-surface-tint');
});

it('a photograph has the filter of all portraits, and its alternative text', () => {
  const file = { path: '/pictures/ada.webp', width: 400, height: 460 };
  const markup = renderToStaticMarkup(
    <Portrait
      person={{
        name: 'Ada Lovelace',
        picture: {
          kind: 'photo',
          alt: 'Ada at her desk',
          focus: '50% 50%',
          files: { avif: [file], webp: [file] },
        },
      }}
      ground="light"
      sizes="1rem"
    />,
  );
  expect(markup).toContain('alt="Ada at her desk"');
  expect(markup).toContain('filter-(--photo-filter)');
});
