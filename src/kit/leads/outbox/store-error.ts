/**
 * The database cannot be used. The message says which database, why and what to do. It contains no
 * password.
 */
export class StoreError extends Error {
  override name = 'StoreError';
  /** Whether a later attempt may succeed: the database is unavailable, not misconfigured. */
  readonly temporary: boolean;

  constructor(message: string, { temporary, cause }: { temporary: boolean; cause?: unknown }) {
    super(message, { cause });
    this.temporary = temporary;
  }
}
