/** Answers of the entry that a client brought upon itself; plain-pages.ts has their words. */
export const refusalStatuses = [400, 403, 404, 405, 408, 413, 415, 429] as const;
export type RefusalStatus = (typeof refusalStatuses)[number];

/** A request that goes no further. The reason is for the log: no personal data. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;
  /** Headers of the answer, such as Allow and Retry-After. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: RefusalStatus, reason: string, headers: Record<string, string> = {}) {
    super(reason);
    this.status = status;
    this.headers = headers;
  }
}
