/** Answers that a client brought upon itself, or that a busy server gives it; error-pages.ts has their words. */
export const httpErrorStatuses = [400, 403, 404, 405, 408, 411, 413, 415, 429, 503] as const;
export type HttpErrorStatus = (typeof httpErrorStatuses)[number];

/** A request that goes no further. The reason is for the log: no personal data. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: HttpErrorStatus;
  /** Headers of the answer, such as Allow and Retry-After. */
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
