/** Status codes with which the server refuses a request; server/error-pages.ts has the text of each. */
export const httpErrorStatuses = [400, 403, 404, 405, 408, 411, 413, 415, 429, 503] as const;
export type HttpErrorStatus = (typeof httpErrorStatuses)[number];

/** Ends a request with an error status. The message goes to the log, so it must not contain personal data. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: HttpErrorStatus;
  /** Headers of the response, such as Allow and Retry-After. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: HttpErrorStatus,
    reason: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
    this.status = status;
    this.headers = headers;
  }
}
