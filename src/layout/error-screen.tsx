'use client';

import { Component, type ReactNode } from 'react';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';

import { type LocaleCode, localeRecord } from '#i18n/locales.ts';
import { localizePath, parseLocalizedPath } from '#i18n/paths.ts';

export interface ErrorWords {
  error: string;
  notFound: string;
  backHome: string;
  failed: string;
  goHome: string;
}

type Words = Record<LocaleCode, ErrorWords>;

/** Shows the error page in place of a page that failed while it was rendered or fetched. */
export function ErrorScreen({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <Boundary fallback={() => <LastResort words={words[currentLocale()]} />}>
      <Boundary fallback={(error) => <ErrorPage error={error} words={words[currentLocale()]} />}>
        {children}
      </Boundary>
    </Boundary>
  );
}

function ErrorPage({ error, words }: { error: unknown; words: ErrorWords }) {
  const status = getErrorInfo(error)?.status ?? 500;
  const notFound = status === 404;
  const message = error instanceof Error && error.message ? error.message : words.error;
  return (
    <ErrorDocument title={notFound ? words.notFound : message} status={status}>
      <a href={localizePath('/', currentLocale())}>{notFound ? words.backHome : words.goHome}</a>
    </ErrorDocument>
  );
}

/** What is shown when even the error page failed. */
function LastResort({ words }: { words: ErrorWords }) {
  return (
    <ErrorDocument title={words.failed} status={500}>
      <a href={localizePath('/', currentLocale())}>{words.goHome}</a>
    </ErrorDocument>
  );
}

function ErrorDocument({
  title,
  status,
  children,
}: {
  title: string;
  status: number;
  children: ReactNode;
}) {
  const locale = currentLocale();
  return (
    <html lang={locale} dir={localeRecord(locale).dir}>
      <head>
        <title>{title}</title>
      </head>
      <body>
        <main className="error-page on-navy">
          <p className="error-status">{status}</p>
          <h1>{title}</h1>
          <p>{children}</p>
        </main>
      </body>
    </html>
  );
}

/** An error can come before anything else is known, so the address alone tells the language. */
function currentLocale(): LocaleCode {
  return parseLocalizedPath(typeof location === 'undefined' ? '/' : location.pathname).locale;
}

class Boundary extends Component<
  { fallback: (error: unknown) => ReactNode; children: ReactNode },
  { error?: unknown; failed: boolean }
> {
  override state: { error?: unknown; failed: boolean } = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
