/** What an answer of the provider means for the lead. */
export type Verdict =
  | { kind: 'delivered' }
  /** Try again later; `retryAfter` is in milliseconds and stops the whole sender. */
  | { kind: 'retry'; retryAfter?: number }
  /** Send again at once without a value of the context, or with a field moved into the message. */
  | { kind: 'degrade'; part: 'context' | 'field'; name: string }
  /** Our configuration or a person's decision: kept, and tried again every quarter of an hour. */
  | { kind: 'held' };

export interface ProviderAnswer {
  status: number;
  /** First 64 kB of the body. */
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

const fieldErrors = [
  'FIELD_NOT_IN_FORM_DEFINITION',
  'VALUE_NOT_IN_FIELD_DEFINITION',
  'NUMBER_OUT_OF_RANGE',
  'INVALID_NUMBER',
  'INPUT_TOO_LARGE',
];

/** How long the sender rests after 429 without Retry-After, in milliseconds. */
const restAfterTooMany = 60_000;

/** Reads an answer of the Forms API. An answer that is not understood is treated as held. */
export function judgeAnswer({ status, body, retryAfter }: ProviderAnswer): Verdict {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 429) return { kind: 'retry', retryAfter: seconds(retryAfter) ?? restAfterTooMany };
  if (status === 408 || status === 425 || status >= 500) {
    const wait = seconds(retryAfter);
    return wait === undefined ? { kind: 'retry' } : { kind: 'retry', retryAfter: wait };
  }
  if (status !== 400) return { kind: 'held' };
  for (const { errorType, message } of errorsOf(body)) {
    const context = contextErrors[errorType];
    if (context !== undefined) return { kind: 'degrade', part: 'context', name: context };
    const field = /'(?:fields\.)?([^']+)'/.exec(message)?.[1];
    if (fieldErrors.includes(errorType) && field !== undefined) {
      return { kind: 'degrade', part: 'field', name: field };
    }
  }
  return { kind: 'held' };
}

function errorsOf(body: string): { errorType: string; message: string }[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown };
    if (!Array.isArray(errors)) return [];
    return errors.map((error: { errorType?: unknown; message?: unknown }) => ({
      errorType: String(error.errorType),
      message: String(error.message),
    }));
  } catch {
    return [];
  }
}

function seconds(value: string | null | undefined): number | undefined {
  return value && /^\d+$/.test(value) ? Number(value) * 1000 : undefined;
}
