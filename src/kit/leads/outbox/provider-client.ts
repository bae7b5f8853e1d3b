import { type FormId, forms } from '#kit/leads/rules/forms.ts';
import type { Payload } from '#kit/leads/rules/payload.ts';
import type { ProviderAnswer } from '#kit/leads/rules/provider-answer.ts';
import type { Provider } from '#kit/runtime/environment.ts';

/** Makes one attempt to submit a lead to the provider. Rejects if there was no answer. */
export type Submit = (form: FormId, payload: Payload) => Promise<ProviderAnswer>;

export interface SubmitOptions {
  /** Timeout of one attempt, including redirects and reading the answer; milliseconds. */
  timeout?: number;
  /** Called for each redirect, which costs time and shows that the configured address is out of date. */
  log?: (event: Record<string, unknown>, message: string) => void;
}

/** Default timeout of an attempt; milliseconds. */
export const attemptTimeout = 10_000;
/** Maximum number of bytes of an answer that are read. */
const maxBodyBytes = 64 * 1024;
const maxRedirects = 3;

/**
 * Creates a client of the provider's form endpoint.
 *
 * @returns a function that resolves to the provider's answer. A redirect that must not be followed, or that
 *   comes after too many others, is itself the answer. The function rejects if there was no answer (network
 *   error, timeout).
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
      const target = redirectOf(response, url);
      if (!target || redirects === maxRedirects || !isTrusted(target, url)) {
        return {
          status: response.status,
          body: await readAnswer(response),
          retryAfter: response.headers.get('retry-after'),
        };
      }
      log?.(
        { to: target.origin },
        'the provider redirects: LEADS_PROVIDER_URL should name the address that it redirects to',
      );
      await response.body?.cancel();
      url = target;
    }
  };
}

/** Returns the provider's address for submissions of a form. */
export function submissionUrl({ url, portalId, forms: ids }: Provider, form: FormId): string {
  return `${url}/submissions/v3/integration/submit/${portalId}/${ids[forms[form].providerForm]}`;
}

/** Returns the target of a 307 or 308. By any other redirect the submission would become a GET. */
function redirectOf(response: Response, from: URL): URL | undefined {
  const location = response.headers.get('location');
  if (![307, 308].includes(response.status) || location === null) return undefined;
  return URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}

/** Whether leads and token may be sent to a redirect's target: same domain, and not from TLS to plain text. */
function isTrusted(target: URL, from: URL): boolean {
  // The last two labels suffice as the domain, without a list of public suffixes: the provider's hosts differ
  // only in the labels before.
  const domain = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.');
  return (
    domain(target) === domain(from) &&
    (target.protocol === 'https:' || target.protocol === from.protocol)
  );
}

/**
 * Returns the body of a refusal, for `judgeAnswer` and `describeAnswer` (rules/provider-answer.ts). For other
 * answers returns an empty text at once: their status decides, and must not wait for a slow body.
 */
async function readAnswer(response: Response): Promise<string> {
  const { status } = response;
  // Without its body a 400 cannot be judged. If reading the body fails, the attempt has no answer.
  if (status === 400) return readBounded(response);
  // The bodies of other refusals only add names of errors.
  const isRefusal = status > 400 && status < 500 && ![408, 425, 429].includes(status);
  if (isRefusal) return readBounded(response).catch(() => '');
  // Reads a short answer to its end, so that its connection can be used for the next submission.
  if (response.ok) void readBounded(response).catch(() => undefined);
  else await response.body?.cancel();
  return '';
}

/** Reads at most `maxBodyBytes` bytes of a body. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += (chunk as Uint8Array).length;
    if (length >= maxBodyBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBodyBytes).toString('utf8');
}
