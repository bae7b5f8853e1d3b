import { expect, it } from 'vitest';

import { createMarkdown } from '#kit/content/markdown.ts';

const markdown = createMarkdown('100vw', { '+91 22': 'tel:+9122' });
const phoneLink = '<a href="tel:+9122">+91 22</a>';

it('makes a link of a text that has an address, such as a telephone number', () => {
  expect(markdown.inlineHtml('Call +91 22 or **+91 22**', 'en')).toBe(
    `Call ${phoneLink} or <strong>${phoneLink}</strong>`,
  );
  expect(markdown.blockHtml('- +91 22', 'en')).toContain(`<li>${phoneLink}</li>`);
});

it('puts no link into a link', () => {
  expect(markdown.inlineHtml('[+91 22](tel:+9122)', 'en')).toBe(phoneLink);
  expect(markdown.inlineHtml('[us at **+91 22**](mailto:a@a.example), +91 22', 'en')).toBe(
    `<a href="mailto:a@a.example">us at <strong>+91 22</strong></a>, ${phoneLink}`,
  );
});

it('makes a captioned table a region with the same name, and needs no id, which could repeat on a page', () => {
  const table = markdown.blockHtml(
    '_Person-\u2060days by *rate*, "net"_\n\n| a |\n| - |\n| 1 |',
    'en',
  );
  expect(table).toContain(
    '<section aria-label="Person-days by rate, &quot;net&quot;" class="wide" tabindex="0"><table><caption>',
  );
  expect(table).not.toContain(' id=');
});
