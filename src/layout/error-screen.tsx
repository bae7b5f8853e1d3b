'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { useRouter } from 'waku/router/client';

import { company } from '#brand/company.ts';
import { type LocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import { localizePath, parseLocalizedPath } from '#kit/i18n/paths.ts';
import { markFailed } from '#kit/navigation/after-error.ts';
import { progressBar } from '#kit/navigation/figures.ts';
import { focusPlace } from '#kit/navigation/focus-place.ts';

import { ErrorBoundary } from './error-boundary.tsx';
import { Bar } from './navigation/bar.tsx';

export interface ErrorWords {
  error: string;
  notFound: string;
  backHome: string;
  failed: string;
  goHome: string;
  tryAgain: string;
}

/**
 * Shows the error page instead of a page that failed while it was rendered or fetched, until the visitor
 * goes back or forward to another page. The outer boundary catches errors of the error page itself.
 */
export function ErrorScreen({
  words,
  children,
}: {
  /** In every language of the site, since only the URL tells the language of a page that failed. */
  words: Record<LocaleCode, ErrorWords>;
  children: ReactNode;
}) {
  const { path, query, hash } = useRouter();
  const address = `${path}?${query}${hash}`;
  // `!` is safe, because there are words for every language.
  const currentWords = () => words[currentLocale()]!;
  return (
    <ErrorBoundary address={address} fallback={() => <FailedErrorPage words={currentWords()} />}>
      <ErrorBoundary
        address={address}
        fallback={(error) => <ErrorPage error={error} words={currentWords()} />}
      >
        {children}
      </ErrorBoundary>
    </ErrorBoundary>
  );
}

function ErrorPage({ error, words }: { error: unknown; words: ErrorWords }) {
  const status = getErrorInfo(error)?.status ?? 500;
  if (status === 404) {
    return (
      <ErrorDocument title={words.notFound} status={status}>
        <a href={homeHref()}>{words.backHome}</a>
      </ErrorDocument>
    );
  }
  return (
    <ErrorDocument title={words.error} status={status} detail={messageOf(error)}>
      <a href={location.href} onClick={reload}>
        {words.tryAgain}
      </a>
      <a href={homeHref()}>{words.goHome}</a>
    </ErrorDocument>
  );
}

/** Reloads the document. If the URL has a hash, following the link would only scroll. */
function reload(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}

/**
 * Returns the error's message if it is a single short line without markup. Some messages are the complete
 * body of a server's response, which is not shown.
 */
function messageOf(error: unknown): string | undefined {
  return error instanceof Error && /^[^<\n]{1,200}$/.test(error.message)
    ? error.message
    : undefined;
}

/** Shown when `ErrorPage` has thrown. It does not read the error of the page, which may have made `ErrorPage` throw. */
function FailedErrorPage({ words }: { words: ErrorWords }) {
  return (
    <ErrorDocument title={words.failed} status={500}>
      <a href={homeHref()}>{words.goHome}</a>
    </ErrorDocument>
  );
}

function ErrorDocument({
  title,
  status,
  detail,
  children,
}: {
  title: string;
  status: number;
  detail?: string | undefined;
  children: ReactNode;
}) {
  const locale = currentLocale();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The element that had the focus was removed with the page.
    if (main.current) focusPlace(main.current);
    markFailed();
  }, []);
  return (
    <html lang={locale} dir={localeRecord(locale).dir}>
      <head>
        <title>{`${title} · ${company.name}`}</title>
      </head>
      <body>
        <FailedBar />
        <main
          ref={main}
          // Fills the window, since this document has no header and no footer.
          className="on-dark grid min-h-svh content-center gap-6 px-edge py-16"
        >
          <p className="font-head text-row/[1] font-medium text-accent">{status}</p>
          <h1 className="text-section">{title}</h1>
          {/* Messages of browsers and libraries are English. */}
          {detail !== undefined && <p lang="en">{detail}</p>}
          <p className="flex flex-wrap gap-x-10 gap-y-4">{children}</p>
        </main>
      </body>
    </html>
  );
}

/**
 * The progress bar in its failed state. The bar of navigation/progress-bar.tsx was removed with the page.
 */
function FailedBar() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), progressBar.hide);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <Bar state="failed" />;
}

function homeHref(): string {
  return localizePath('/', currentLocale());
}

/** Reads the language from the URL, which is known even if nothing of the page could be rendered. */
function currentLocale(): LocaleCode {
  return parseLocalizedPath(typeof location === 'undefined' ? '/' : location.pathname).locale;
}
