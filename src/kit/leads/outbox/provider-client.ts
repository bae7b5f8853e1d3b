import { type FormId, forms } from '#kit/leads/rules/forms.ts';
import type { Payload } from '#kit/leads/rules/payload.ts';
import type { ProviderAnswer } from '#kit/leads/rules/provider-answer.ts';
import type { Provider } from '#kit/runtime/environment.ts';

/** One attempt: submits a lead to the provider. */
export type Submit = (form: FormId, payload: Payload) => Promise<ProviderAnswer>;

export interface SubmitOptions {
  /** Milliseconds for one attempt, redirects and answer included. */
  timeout?: number;
  /** Called with redirects: they cost time and mean that the configured address is out of date. */
  log?: (event: Record<string, unknown>, message: string) => void;
}

/** Milliseconds. */
export const attemptTimeout = 10_000;
/** Bytes of an answer that are read. */
const maxBody = 64 * 1024;
const maxRedirects = 3;

/**
 * A client of the provider's form endpoint.
 *
 * @returns a function that answers with the provider's status and body; after too many redirects,
 *   or one that we must not follow, with the redirect itself. It rejects where no answer came
 *   (network error, timeout).
 */
export function createSubmit(
  provider: Provider,
  { timeout = attemptTimeout, log }: SubmitOptions = {},
): Submit {
  return async (form, payload) => {
    const signal = AbortSignal.timeout(timeout);
    let url = new URL(submissionUrl(provider, form));
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(provider.token !== undefined && { authorization: `Bearer ${provider.token}` }),
        },
        body: JSON.stringify(payload),
      });
      const next = redirectOf(response, url);
      if (!next || redirects === maxRedirects || !isTrusted(next, url)) {
        return {
          status: response.status,
          body: await readAnswer(response),
          retryAfter: response.headers.get('retry-after'),
        };
      }
      log?.(
        { to: next.origin },
        'the provider redirects: LEADS_PROVIDER_URL should name the address that it redirects to',
      );
      await response.body?.cancel();
      url = next;
    }
  };
}

/** Where a form of ours is submitted to. */
export function submissionUrl({ url, portalId, forms: ids }: Provider, form: FormId): string {
  return `${url}/submissions/v3/integration/submit/${portalId}/${ids[forms[form].providerForm]}`;
}

/** Where 307 or 308 leads. Other redirects would turn the submission into a GET. */
function redirectOf(response: Response, from: URL): URL | undefined {
  const location = response.headers.get('location');
  if (![307, 308].includes(response.status) || location === null) return undefined;
  return URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}

/** Leads and our token follow a redirect only within the provider's domain, and never from TLS to plain text. */
function isTrusted(next: URL, from: URL): boolean {
  // The last two labels, without a list of public suffixes: the provider's hosts share them.
  const domain = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.');
  return (
    (next.host === from.host || domain(next) === domain(from)) &&
    (next.protocol === 'https:' || next.protocol === from.protocol)
  );
}

/** The body, where the verdict needs it. What the status alone decides must not wait for a slow body. */
async function readAnswer(response: Response): Promise<string> {
  const { status } = response;
  if (status >= 400 && status < 500 && ![408, 425, 429].includes(status)) {
    // Without its errors a 400 cannot be judged; every other refusal can.
    if (status === 400) return readBounded(response);
    return readBounded(response).catch(() => '');
  }
  // Read to its end, a short answer leaves the connection for the next submission.
  if (response.ok) void readBounded(response).catch(() => undefined);
  else await response.body?.cancel();
  return '';
}

/** Reads a body up to a bound. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += (chunk as Uint8Array).length;
    if (length >= maxBody) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBody).toString('utf8');
}
