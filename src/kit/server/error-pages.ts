import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { html } from 'hono/html';

import { localeRecord } from '#kit/i18n/locales.ts';
import { localizePath } from '#kit/i18n/paths.ts';
import type { HttpErrorStatus } from '#kit/runtime/http-error.ts';
import { site } from '#kit/site/definition.ts';

type Status = HttpErrorStatus | 500;

const unreadablePost = {
  title: msg`We could not read your message`,
  text: msg`Something changed your message on the way. Please go back, load the page again and send your message once more, or write to us.`,
};

/** Except for 500, visitors get these pages only after they sent a form. */
const texts: Record<Status, { title: MessageDescriptor; text: MessageDescriptor }> = {
  400: unreadablePost,
  403: {
    title: msg`We could not tell whether your message came from our site`,
    text: msg`Your browser, or a program between us, hides which page the form was sent from. Please write to us, or call.`,
  },
  404: {
    title: msg`This page could not be found`,
    text: msg`Please go back, load the page again and send your message once more, or write to us.`,
  },
  405: {
    title: msg`Nothing can be sent to this address`,
    text: msg`This address can only be read. Please go back to the home page and use the contact form, or write to us.`,
  },
  408: {
    title: msg`The connection was too slow`,
    text: msg`Your message did not arrive in full. Please go back, where your text should still be, and send your message again, or write to us.`,
  },
  411: unreadablePost,
  413: {
    title: msg`Your message is longer than our form allows`,
    text: msg`Please shorten your message, or send it by e-mail.`,
  },
  415: unreadablePost,
  429: {
    title: msg`That was a lot of messages`,
    text: msg`More messages came over your connection than we accept at once. Please wait a minute, go back and send your message again, or write to us.`,
  },
  503: {
    title: msg`Too many people are writing to us at this moment`,
    text: msg`Your message was not accepted. Please wait a minute, go back, where your text should still be, and send your message again, or write to us.`,
  },
  500: { title: msg`Error`, text: msg`Please try again in a minute, or write to us.` },
};

/** Returns one sentence about a status, for requests of the router (`/RSC/`), which shows no HTML page. */
export function statusText(i18n: I18n, status: Status): string {
  return i18n._(texts[status].title);
}

/**
 * Returns an error page with other ways to reach us. The page uses neither the stylesheets nor React, since
 * they may be what has just failed. Hono's `html` escapes what it inserts.
 */
export function statusHtml(i18n: I18n, status: Status) {
  const { company, brand } = site;
  const { dir } = localeRecord(i18n.locale);
  const title = i18n._(texts[status].title);
  return html`<!doctype html>
    <html lang="${i18n.locale}" dir="${dir}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} · ${company.name}</title>
      <style>
        body {
          margin: 12vh 8vw;
          max-width: 36rem;
          font:
            1.125rem/1.5 system-ui,
            sans-serif;
          background: ${brand.dark.ground};
          color: ${brand.dark.ink};
        }
        h1 {
          font-size: 2.5rem;
          line-height: 1.1;
        }
        a {
          color: inherit;
        }
      </style>
      <main>
        <h1>${title}</h1>
        <p>${i18n._(texts[status].text)}</p>
        <p>
          <a href="mailto:${company.email}">${company.email}</a><br />
          <a href="${company.phone.href}">${company.phone.text}</a>
        </p>
        <p><a href="${localizePath('/', i18n.locale)}">${i18n._(msg`Go back to home`)}</a></p>
      </main>
    </html>`;
}

/**
 * Prefixes the title of a page with "Error: " if the page answers a native post and its form has errors:
 * screen readers read the title first. With JavaScript, the form itself changes the title.
 */
export function withErrorTitle(page: string, i18n: I18n): string {
  // Matches `ErrorBox` (src/ui/error-summary.tsx). Typed text is escaped and cannot match.
  if (!/<div(?=[^>]* id="[\w-]+-answer")[^>]* role="(?:group|alert)"/.test(page)) return page;
  return page.replace(
    /<title>(.*?)<\/title>/s,
    (_match, title: string) => `<title>${i18n._(msg`Error: ${title}`)}</title>`,
  );
}
