/** Returns an error's message, or its name if it has none. An `AggregateError` has those of its errors. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.map(errorMessage).join('; ');
  }
  return error instanceof Error ? error.message || error.name : String(error);
}

/**
 * Describes an error without its message, which may contain a password or personal data. Returns the first code among
 * the error and its causes, such as ECONNREFUSED; without a code, the error's name.
 */
export function errorCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string' && /^[A-Z]\w+$/.test(code)) return code;
  }
  return error instanceof Error ? error.name : 'error';
}
