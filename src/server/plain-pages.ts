import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { company } from '#site/company.ts';

/** Error 500 as a page of its own: it must not need anything that may just have failed. */
export function errorHtml(i18n: I18n): string {
  return page(i18n, i18n._(msg`Error`), i18n._(msg`Please try again in a minute, or write to us.`));
}

/** Error 413: the form sent more than the server takes. */
export function tooLargeHtml(i18n: I18n): string {
  return page(
    i18n,
    i18n._(msg`This was more than our form can carry`),
    i18n._(msg`Please shorten your message, or send it by e-mail.`),
  );
}

function page(i18n: I18n, title: string, text: string): string {
  return `<!doctype html><html lang="${i18n.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · ${company.name}</title><style>body{margin:12vh 8vw;font:1.125rem/1.5 system-ui,sans-serif;background:#091a36;color:#fcfaf6}h1{font-size:2.5rem;line-height:1.1}a{color:inherit}</style><main><h1>${title}</h1><p>${text}</p><p><a href="mailto:${company.email}">${company.email}</a></p><p><a href="${i18n.locale === 'en' ? '/' : `/${i18n.locale}`}">${i18n._(msg`Go back to home`)}</a></p></main></html>`;
}
