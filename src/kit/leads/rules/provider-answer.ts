/** A part of a submission that the provider refused, and what is done so that the rest arrives. */
export interface RefusedPart {
  action:
    | 'drop-context'
    /** The field's text moves into the message. */
    | 'move-field'
    /** The field keeps half of its text. */
    | 'shorten-field'
    | 'drop-field';
  name: string;
}

/** What an answer of the provider means for the lead. */
export type Verdict =
  | { kind: 'delivered' }
  /** Try this lead again later; with a pause, nothing at all is sent for so many milliseconds. */
  | { kind: 'retry'; pause?: number }
  /** Send again at once without what was refused. */
  | { kind: 'degrade'; parts: RefusedPart[] }
  /** Our configuration or a person's decision: kept, and tried again every quarter of an hour. */
  | { kind: 'held' };

export interface ProviderAnswer {
  status: number;
  /** First 64 kB of the body; empty where the status says enough. */
  body: string;
  retryAfter?: string | null;
}

const contextErrors: Record<string, string> = {
  INVALID_HUTK: 'hutk',
  INVALID_IP_ADDRESS: 'ipAddress',
  INVALID_PAGE_URI: 'pageUri',
  INVALID_METADATA: 'pageName',
  INVALID_GOTOWEBINAR_WEBINAR_KEY: 'goToWebinarWebinarKey',
};

const fieldErrors: Record<string, RefusedPart['action']> = {
  FIELD_NOT_IN_FORM_DEFINITION: 'move-field',
  VALUE_NOT_IN_FIELD_DEFINITION: 'move-field',
  NUMBER_OUT_OF_RANGE: 'move-field',
  INVALID_NUMBER: 'move-field',
  INPUT_TOO_LARGE: 'shorten-field',
};

/** How long sending pauses after 429, in milliseconds: where the provider does not say, and at least. */
const pauseAfterTooMany = 60_000;
const shortestPause = 1000;

/**
 * Reads an answer of the Forms API. An answer that is not understood is treated as held.
 *
 * @param now Milliseconds since the epoch, for a Retry-After that names a date.
 */
export function judgeAnswer(answer: ProviderAnswer, now = Date.now()): Verdict {
  const { status, body, retryAfter } = answer;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const told = readRetryAfter(retryAfter, now);
  if (status === 429) {
    // Ten refusals within a second would get us banned: "at once" is never at once.
    return { kind: 'retry', pause: Math.max(shortestPause, told ?? pauseAfterTooMany) };
  }
  if (status === 408 || status === 425 || status >= 500) {
    return told === undefined ? { kind: 'retry' } : { kind: 'retry', pause: told };
  }
  if (status !== 400) return { kind: 'held' };
  const parts = errorsOf(body).flatMap(({ errorType, message }) => refusedPart(errorType, message));
  return parts.length > 0 ? { kind: 'degrade', parts } : { kind: 'held' };
}

/** An answer in a few words without personal data: its status and the types of its errors. */
export function nameAnswer({ status, body }: ProviderAnswer): string {
  const types = errorsOf(body)
    .map(({ errorType }) => errorType)
    .filter((type) => /^[A-Z_]{1,60}$/.test(type));
  return [String(status), ...new Set(types)].slice(0, 6).join(' ');
}

function refusedPart(errorType: string, message: string): RefusedPart[] {
  const context = contextErrors[errorType];
  if (context !== undefined) {
    const named = /'context\.(\w+)'/.exec(message)?.[1];
    return [{ action: 'drop-context', name: named ?? context }];
  }
  const action = fieldErrors[errorType];
  const field = /'(?:fields\.)?([^']+)'/.exec(message)?.[1];
  return action !== undefined && field !== undefined ? [{ action, name: field }] : [];
}

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

/** Seconds or a date, in milliseconds from now. */
function readRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
