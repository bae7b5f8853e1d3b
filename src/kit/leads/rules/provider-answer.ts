/** A part of a submission that the provider refused, and what to do so that it accepts the rest. */
export interface RefusedPart {
  action:
    | 'drop-context'
    /** The field's text moves into the message. */
    | 'move-field'
    /** The field keeps half of its text. */
    | 'shorten-field'
    /** The field is removed. Only `degrade` uses this, for the field with the lead's id. */
    | 'drop-field';
  /** The provider's name of the field, or a key of the context. */
  name: string;
}

/** What an answer of the provider means for the lead. */
export type Verdict =
  | { kind: 'delivered' }
  /** Try this lead again later. During `pause` (milliseconds) no other lead is sent either. */
  | { kind: 'retry'; pause?: number }
  /** Send again at once without the refused parts. */
  | { kind: 'degrade'; parts: RefusedPart[] }
  /** A person has to act or to change the configuration; the lead is tried again every 15 minutes. */
  | { kind: 'held' };

export interface ProviderAnswer {
  status: number;
  /** First 64 kB of the body; empty if the status alone decides. */
  body: string;
  retryAfter?: string | null;
}

/** The context value that each type of error refers to. */
const contextErrors: Record<string, string> = {
  INVALID_HUTK: 'hutk',
  INVALID_IP_ADDRESS: 'ipAddress',
  INVALID_PAGE_URI: 'pageUri',
  INVALID_METADATA: 'pageName',
  INVALID_GOTOWEBINAR_WEBINAR_KEY: 'goToWebinarWebinarKey',
};

/** What to do with a field, for each type of error that refers to a field. */
const fieldErrors: Record<string, RefusedPart['action']> = {
  FIELD_NOT_IN_FORM_DEFINITION: 'move-field',
  VALUE_NOT_IN_FIELD_DEFINITION: 'move-field',
  NUMBER_OUT_OF_RANGE: 'move-field',
  INVALID_NUMBER: 'move-field',
  INPUT_TOO_LARGE: 'shorten-field',
};

/** Pause after a 429 without Retry-After; milliseconds. */
const pauseAfterTooMany = 60_000;
/** Shortest pause after any 429: ten of them within a second would get us banned. Milliseconds. */
const shortestPause = 1000;

/**
 * Decides what an answer of the Forms API means for the lead. An answer that is not understood means
 * `held`.
 *
 * @param now Milliseconds since the epoch, for a Retry-After that is a date.
 */
export function judgeAnswer(answer: ProviderAnswer, now = Date.now()): Verdict {
  const { status, body, retryAfter } = answer;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const requestedPause = readRetryAfter(retryAfter, now);
  if (status === 429) {
    return { kind: 'retry', pause: Math.max(shortestPause, requestedPause ?? pauseAfterTooMany) };
  }
  if (status === 408 || status === 425 || status >= 500) {
    return requestedPause === undefined
      ? { kind: 'retry' }
      : { kind: 'retry', pause: requestedPause };
  }
  if (status !== 400) return { kind: 'held' };
  // If only some errors are understood, the lead is sent again without the parts that they name. The provider
  // reports the remaining errors again, and that answer means `held`.
  const parts = errorsOf(body).flatMap(({ errorType, message }) =>
    refusedParts(errorType, message),
  );
  return parts.length > 0 ? { kind: 'degrade', parts } : { kind: 'held' };
}

/** Maximum number of types of errors in the result of `describeAnswer`. */
const maxNamedTypes = 5;

/**
 * Returns an answer's status and types of errors, for logs and notices. Anything that is not written like a
 * type is left out, since it could contain personal data.
 */
export function describeAnswer({ status, body }: ProviderAnswer): string {
  const types = errorsOf(body)
    .map(({ errorType }) => errorType)
    .filter((type) => /^[A-Z_]{1,60}$/.test(type));
  return [String(status), ...[...new Set(types)].slice(0, maxNamedTypes)].join(' ');
}

/**
 * Returns a list of the one part that an error refers to. The error's message names the part in quotes. The
 * list is empty if the type of error is unknown or the message names no field.
 */
function refusedParts(errorType: string, message: string): RefusedPart[] {
  const context = contextErrors[errorType];
  if (context !== undefined) {
    const namedValue = /'context\.(\w+)'/.exec(message)?.[1];
    return [{ action: 'drop-context', name: namedValue ?? context }];
  }
  const action = fieldErrors[errorType];
  const field = /'(?:fields\.)?([^']+)'/.exec(message)?.[1];
  return action !== undefined && field !== undefined ? [{ action, name: field }] : [];
}

/** Returns the errors of an answer; an empty list if the body is not what the API documents. */
function errorsOf(body: string): { errorType: string; message: string }[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown };
    if (!Array.isArray(errors)) return [];
    return errors.map((error: { errorType?: unknown; message?: unknown } | null) => ({
      errorType: String(error?.errorType),
      message: String(error?.message),
    }));
  } catch {
    return [];
  }
}

/** Reads Retry-After, which is a number of seconds or a date. @returns milliseconds from `now`. */
function readRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
